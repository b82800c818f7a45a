/** The payment state that every screen shows. */
import { may } from '@hangtag/contract/rules/permissions';
import type { BillingState } from '@hangtag/contract/wire/billingState';
import type { Role } from '@hangtag/contract/wire/user';
import { findCurrentSubscription } from '../../policy/companyQueries.ts';
import type { Services } from '../../http/vars.ts';

/** The payment mode, and whether a payment of the company is past due; a role without billing rights always reads false (D15). */
export async function billingStateOf(
  { db, payments, now }: Pick<Services, 'db' | 'payments' | 'now'>,
  role: Role,
  companyId: number,
): Promise<BillingState> {
  const current = may(role, 'billing.manage')
    ? await findCurrentSubscription(db, companyId, now())
    : undefined;
  return { mode: payments?.mode ?? null, isPastDue: current?.status === 'past_due' };
}
