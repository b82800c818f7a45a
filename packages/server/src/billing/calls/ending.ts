/** `GET /api/cancelPlan` and `POST /api/resumePlan` (F260, D30, X1): the plan lasts until what is paid for is over. */
import { ensureCustomer } from '../customers.ts';
import type { Operation } from '../operations.ts';
import { syncCompany } from '../sync.ts';
import { readAccount } from './account.ts';
import type { Desk } from './desk.ts';
import { writeDown } from './finish.ts';
import { periodEndOf, readLive } from './live.ts';

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
  desk: Desk,
  { key }: Operation,
  isEnding: boolean,
): Promise<EndingResult> {
  const { services, payments, companyId } = desk;
  const customer = await ensureCustomer(services, companyId);
  const { current } = await readLive(payments, customer);
  if (!current || current.status === 'unpaid') {
    const { subscription } = await readAccount(services, companyId);
    return { status: 'failed', reason: subscription ? NOT_BY_CARD : NO_PLAN };
  }
  if (current.cancel_at_period_end !== isEnding) {
    const change = { cancel_at_period_end: isEnding };
    await payments.stripe.subscriptions.update(current.id, change, { idempotencyKey: key('end') });
    await writeDown(desk, isEnding ? 'plan.cancelled' : 'plan.resumed', 'Plan');
  }
  await syncCompany(services, companyId);
  return { status: 'success', end: new Date(periodEndOf(current) * 1000).toISOString() };
}

const NO_PLAN = 'There is no plan.';
const NOT_BY_CARD = 'This plan is not paid by card. Contact support to change it.';
