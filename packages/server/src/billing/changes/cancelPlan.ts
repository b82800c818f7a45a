/** `GET /api/cancelPlan` and `POST /api/resumePlan` (F260, D30, X1): the plan lasts until what is paid for is over. */
import { type Context, Hono } from 'hono';
import { billingMessages } from '@hangtag/contract/rules/messages';
import type { CancelPlanAnswer, ResumePlanAnswer } from '@hangtag/contract/wire/billingAnswers';
import { type BillingContext, billingContextOf, requirePayer } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { currentCustomer } from '../account/presentCustomer.ts';
import { recordInAudit } from './sideEffects.ts';
import { isEnding, periodEndOf, readLive, withoutEnd } from './stripeSubscription.ts';
import { findWaiting, giveUpWaiting } from './waitingChange.ts';
import { type Operation, runCommand } from '../operations/runOperation.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import { takesNoFields } from '../../http/parse.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';

export const endingRoutes = new Hono<Vars>();

endingRoutes.get('/api/cancelPlan', ...requirePayer, takesNoFields, (c) =>
  changeEnding(c, true, async (result) => {
    const answer: CancelPlanAnswer =
      result.status === 'success'
        ? {
            result: 'success',
            cancellationDate: result.end,
            message: billingMessages.cancelled,
          }
        : {
            result: 'failed',
            cancellationDate: null,
            message: billingMessages.cancelFailed,
            reason: result.reason,
          };
    return c.json(answer);
  }),
);

endingRoutes.post('/api/resumePlan', ...requirePayer, takesNoFields, (c) =>
  changeEnding(c, false, async (result) => {
    const { customer } = await currentCustomer(c);
    return c.json({
      result: result.status,
      customer,
      ...(result.status === 'failed' && { reason: result.reason }),
    } satisfies ResumePlanAnswer);
  }),
);

async function changeEnding(
  c: Context<Vars>,
  isToEnd: boolean,
  answer: (result: Ending) => Promise<Response>,
): Promise<Response> {
  const context = billingContextOf(c);
  return runCommand(c, context, {
    kind: isToEnd ? 'cancel' : 'resume',
    params: {},
    async check() {
      if (!isToEnd) assertResumable(context);
    },
    send: (operation) => setEnding(context, operation, isToEnd),
    complete: (sent) => completeEnding(context, isToEnd, sent),
    answer: (result) =>
      answer(result.isDone ? result.result : { status: 'failed', reason: result.reason }),
  });
}

/** @throws Refusal 403 while the setting is off (X1). */
export function assertResumable({ services }: Pick<BillingContext, 'services'>): void {
  if (services.config.resumePlan) return;
  throw new Refusal(403, 'A cancelled plan can’t be resumed here. Contact support.');
}

/** The outcome of cancelling. */
type Ending =
  | {
      readonly status: 'success';
      /** ISO 8601. */
      readonly end: string;
    }
  | { readonly status: 'failed'; readonly reason: string };

type SentEnding = Ending & { readonly hasChanged: boolean };

/** Cancels at the end of the period, or takes that back; a plan that is so already is left alone. */
async function setEnding(
  { services, payments, companyId }: BillingContext,
  { key }: Operation,
  isToEnd: boolean,
): Promise<SentEnding> {
  const customer = await ensureCustomer(services, companyId);
  const { current } = await readLive(payments, customer);
  if (!current || current.status === 'unpaid') {
    const { subscription } = await readAccount(services, companyId);
    return { status: 'failed', reason: subscription ? NOT_BY_CARD : NO_PLAN, hasChanged: false };
  }
  const hasChanged = isEnding(current) !== isToEnd;
  if (hasChanged) {
    const waiting = isToEnd ? await findWaiting(payments.stripe, current) : null;
    // One that is confirmed at this moment has taken effect, and its plan ends.
    if (waiting) await giveUpWaiting(payments.stripe, waiting);
    const change = isToEnd ? { cancel_at_period_end: true } : withoutEnd(current);
    await payments.stripe.subscriptions.update(current.id, change, { idempotencyKey: key('end') });
  }
  const end = new Date(
    ((isToEnd && current.cancel_at) || periodEndOf(current)) * 1000,
  ).toISOString();
  return { status: 'success', end, hasChanged };
}

/** Records and stores it. */
async function completeEnding(
  context: BillingContext,
  isToEnd: boolean,
  { hasChanged, ...result }: SentEnding,
): Promise<Ending> {
  if (hasChanged) await recordInAudit(context, isToEnd ? 'plan.cancelled' : 'plan.resumed', 'Plan');
  if (result.status === 'success') await syncCompany(context.services, context.companyId);
  return result;
}

const NO_PLAN = 'There is no plan.';
const NOT_BY_CARD = 'This plan is not paid by card. Contact support to change it.';
