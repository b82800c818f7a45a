/** The calls that change what a company pays for (F259-F262, X1), and the bill before them (N05). */
import { Hono } from 'hono';
import { billingMessages } from '@hangtag/contract/rules/messages';
import type {
  BillPreviewAnswer,
  CancelPlanAnswer,
  ResumePlanAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import {
  AdditionalProductsBody,
  BillPreviewBody,
  RemoveAdditionalBody,
  SubscribeBody,
} from '@hangtag/contract/wire/billingCalls';
import { readBody } from '../../http/parse.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';
import { customerNow, quantityAnswer, subscribeAnswer } from './answers.ts';
import { deskOf, wish } from './desk.ts';
import { payer } from './duties.ts';
import { checkPark } from './effects.ts';
import { setEnding } from './ending.ts';
import { checkAdditionalPrice, readOrder } from './order.ts';
import { previewBill } from './preview.ts';
import { type Wanted, quantityFollows, setQuantity } from './quantity.ts';
import { followsOf, subscribe } from './subscribe.ts';
import { orUnavailable } from './unavailable.ts';

export const planCalls = new Hono<Vars>();

planCalls.post('/api/subscribe', ...payer, async (c) => {
  const body = await readBody(c, SubscribeBody);
  const desk = deskOf(c);
  const order = await orUnavailable(c, () => readOrder(desk, body));
  await checkPark(desk, order.effects.park);
  const what = { kind: 'subscribe', params: { ...body }, follows: followsOf(order) };
  const wished = await wish(c, desk, what, (operation) => subscribe(desk, operation, order));
  return c.json(await subscribeAnswer(c, desk, wished, order.plan.title));
});

planCalls.post('/api/updateAdditionalProducts', ...payer, async (c) => {
  const body = await readBody(c, AdditionalProductsBody);
  const desk = deskOf(c);
  await orUnavailable(c, () => checkAdditionalPrice(desk, body.priceId));
  const { quantity, currentAdditionalProducts, paymentMethod, subscriptionType, park = [] } = body;
  await checkPark(desk, park);
  const order = {
    wanted: { to: quantity, from: currentAdditionalProducts },
    planName: subscriptionType,
    card: paymentMethod,
    park,
  };
  const what = { kind: 'quantity', params: { ...body }, follows: quantityFollows(order) };
  const wished = await wish(c, desk, what, (operation) => setQuantity(desk, operation, order));
  return c.json(await quantityAnswer(c, desk, wished));
});

planCalls.post('/api/removeAdditionalProducts', ...payer, async (c) => {
  const body = await readBody(c, RemoveAdditionalBody);
  const desk = deskOf(c);
  const { quantity = 'all', subscriptionType, park = [] } = body;
  await checkPark(desk, park);
  const wanted: Wanted = { fewer: quantity };
  const order = { wanted, planName: subscriptionType, card: null, park };
  const what = { kind: 'removeAdditional', params: { ...body }, follows: quantityFollows(order) };
  const wished = await wish(c, desk, what, (operation) => setQuantity(desk, operation, order));
  return c.json(await quantityAnswer(c, desk, wished));
});

planCalls.get('/api/cancelPlan', ...payer, async (c) => {
  const desk = deskOf(c);
  const wished = await wish(c, desk, { kind: 'cancel', params: {} }, (operation) =>
    setEnding(desk, operation, true),
  );
  if (wished.isDone && wished.result.status === 'success') {
    return c.json({
      result: 'success',
      cancellationDate: wished.result.end,
      message: billingMessages.cancelled,
    } satisfies CancelPlanAnswer);
  }
  return c.json({
    result: 'failed',
    cancellationDate: null,
    message: billingMessages.cancelFailed,
    ...reasonIn(wished),
  } satisfies CancelPlanAnswer);
});

planCalls.post('/api/resumePlan', ...payer, async (c) => {
  const desk = deskOf(c);
  if (!desk.services.config.resumePlan) {
    throw new Refusal(403, 'A cancelled plan can’t be resumed here. Contact support.');
  }
  const wished = await wish(c, desk, { kind: 'resume', params: {} }, (operation) =>
    setEnding(desk, operation, false),
  );
  const { customer } = await customerNow(c);
  const isResumed = wished.isDone && wished.result.status === 'success';
  return c.json({
    result: isResumed ? 'success' : 'failed',
    customer,
    ...reasonIn(wished),
  } satisfies ResumePlanAnswer);
});

planCalls.post('/api/billing/preview', ...payer, async (c) => {
  const asked = await readBody(c, BillPreviewBody);
  const desk = deskOf(c);
  return c.json(
    (await orUnavailable(c, () => previewBill(desk, asked))) satisfies BillPreviewAnswer,
  );
});

/** Why it failed, for the answer; nothing where it did not. */
function reasonIn(
  wished:
    | { readonly isDone: false; readonly reason: string }
    | {
        readonly isDone: true;
        readonly result: { readonly status: string; readonly reason?: string };
      },
): { readonly reason?: string } {
  const reason = wished.isDone ? wished.result.reason : wished.reason;
  return reason === undefined ? {} : { reason };
}
