/** What every screen needs to know of payments. */
import { may } from '@hangtag/contract/rules/permissions';
import type { BillingState } from '@hangtag/contract/wire/billingState';
import type { Role } from '@hangtag/contract/wire/user';
import { findCurrentSubscription } from '../../policy/companyQueries.ts';
import type { Services } from '../../http/vars.ts';

/** With which Stripe the company pays, and whether a payment of it is open; who sees no money hears nothing of that (D15). */
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
