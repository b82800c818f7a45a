/** `GET /api/cancelPlan` and `POST /api/resumePlan` (F260, D30, X1): the plan lasts until what is paid for is over. */
import type { BillingContext } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { recordInAudit } from './sideEffects.ts';
import { periodEndOf, readLive } from './stripeSubscription.ts';
import type { Operation } from '../operations/runOperation.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { syncCompany } from '../sync/syncCompany.ts';

/** What came of it. */
export type Ending =
  | {
      readonly status: 'success';
      /** ISO 8601. */
      readonly end: string;
    }
  | { readonly status: 'failed'; readonly reason: string };

type SentEnding = Ending & { readonly hasChanged: boolean };

/** Cancels at the end of the period, or takes that back; what is so already stays. */
export async function setEnding(
  { services, payments, companyId }: BillingContext,
  { key }: Operation,
  isEnding: boolean,
): Promise<SentEnding> {
  const customer = await ensureCustomer(services, companyId);
  const { current } = await readLive(payments, customer);
  if (!current || current.status === 'unpaid') {
    const { subscription } = await readAccount(services, companyId);
    return { status: 'failed', reason: subscription ? NOT_BY_CARD : NO_PLAN, hasChanged: false };
  }
  const hasChanged = current.cancel_at_period_end !== isEnding;
  if (hasChanged) {
    const change = { cancel_at_period_end: isEnding };
    await payments.stripe.subscriptions.update(current.id, change, { idempotencyKey: key('end') });
  }
  const end = new Date(periodEndOf(current) * 1000).toISOString();
  return { status: 'success', end, hasChanged };
}

/** Records and stores it. */
export async function completeEnding(
  context: BillingContext,
  isEnding: boolean,
  { hasChanged, ...result }: SentEnding,
): Promise<Ending> {
  if (hasChanged)
    await recordInAudit(context, isEnding ? 'plan.cancelled' : 'plan.resumed', 'Plan');
  if (result.status === 'success') await syncCompany(context.services, context.companyId);
  return result;
}

const NO_PLAN = 'There is no plan.';
const NOT_BY_CARD = 'This plan is not paid by card. Contact support to change it.';
