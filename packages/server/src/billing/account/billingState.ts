/** The payment state that every screen shows. */
import { may } from '@hangtag/contract/rules/permissions';
import type { BillingState } from '@hangtag/contract/wire/billingState';
import type { Role } from '@hangtag/contract/wire/user';
import { findOwed, isForBank } from '../sync/storedBilling.ts';
import { findCurrentSubscription } from '../../policy/companyQueries.ts';
import type { Services } from '../../http/vars.ts';

/** The payment mode, and what the company owes; a role without billing rights always reads false (D15). */
export async function billingStateOf(
  { db, payments, now }: Pick<Services, 'db' | 'payments' | 'now'>,
  role: Role,
  companyId: number,
): Promise<BillingState> {
  const mode = payments?.mode ?? null;
  if (!may(role, 'billing.manage')) return { mode, isPastDue: false, needsConfirmation: false };
  const current = await findCurrentSubscription(db, companyId, now());
  const owed = mode === null ? [] : await findOwed(db, companyId, mode);
  return {
    mode,
    isPastDue: current?.status === 'past_due' || owed.length > 0,
    needsConfirmation: isForBank(owed),
  };
}
