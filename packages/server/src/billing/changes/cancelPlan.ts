/** `GET /api/cancelPlan` and `POST /api/resumePlan` (F260, D30, X1): the plan lasts until what is paid for is over. */
import { ensureCustomer } from '../sync/customers.ts';
import type { Operation } from '../operations/runOperation.ts';
import { syncCompany } from '../sync/sync.ts';
import { readAccount } from '../account/account.ts';
import type { BillingContext } from '../operations/context.ts';
import { recordInAudit } from './completeChange.ts';
import { periodEndOf, readLive } from './stripeSubscription.ts';

/** What came of it. */
export type EndingResult =
  | {
      readonly status: 'success';
      /** ISO 8601. */
      readonly end: string;
    }
  | { readonly status: 'failed'; readonly reason: string };

/** Cancels at the end of the period, or takes that back; what is so already stays. */
export async function setEnding(
  context: BillingContext,
  { key }: Operation,
  isEnding: boolean,
): Promise<EndingResult> {
  const { services, payments, companyId } = context;
  const customer = await ensureCustomer(services, companyId);
  const { current } = await readLive(payments, customer);
  if (!current || current.status === 'unpaid') {
    const { subscription } = await readAccount(services, companyId);
    return { status: 'failed', reason: subscription ? NOT_BY_CARD : NO_PLAN };
  }
  if (current.cancel_at_period_end !== isEnding) {
    const change = { cancel_at_period_end: isEnding };
    await payments.stripe.subscriptions.update(current.id, change, { idempotencyKey: key('end') });
    await recordInAudit(context, isEnding ? 'plan.cancelled' : 'plan.resumed', 'Plan');
  }
  await syncCompany(services, companyId);
  return { status: 'success', end: new Date(periodEndOf(current) * 1000).toISOString() };
}

const NO_PLAN = 'There is no plan.';
const NOT_BY_CARD = 'This plan is not paid by card. Contact support to change it.';
