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
import { currentCustomer, quantityAnswer, subscribeAnswer } from './answers.ts';
import { billingContextOf, runCommand } from '../operations/context.ts';
import { requirePayer } from '../account/access.ts';
import { assertOwnProducts } from './productChanges.ts';
import { setEnding } from './cancelPlan.ts';
import { checkAdditionalPrice, readOrder } from './order.ts';
import { previewBill } from './preview.ts';
import { type RequestedQuantity, quantitySideEffects, setQuantity } from './quantity.ts';
import { sideEffectsOf, subscribe } from './subscribe.ts';
import { orUnavailable } from '../stripe/unavailable.ts';

export const planRoutes = new Hono<Vars>();

planRoutes.post('/api/subscribe', ...requirePayer, async (c) => {
  const body = await readBody(c, SubscribeBody);
  const context = billingContextOf(c);
  const order = await orUnavailable(c, () => readOrder(context, body));
  await assertOwnProducts(context, order.effects.park);
  const what = { kind: 'subscribe', params: { ...body }, follows: sideEffectsOf(order) };
  const commandResult = await runCommand(c, context, what, (operation) =>
    subscribe(context, operation, order),
  );
  return c.json(await subscribeAnswer(c, context, commandResult, order.plan.title));
});

planRoutes.post('/api/updateAdditionalProducts', ...requirePayer, async (c) => {
  const body = await readBody(c, AdditionalProductsBody);
  const context = billingContextOf(c);
  await orUnavailable(c, () => checkAdditionalPrice(context, body.priceId));
  const { quantity, currentAdditionalProducts, paymentMethod, subscriptionType, park = [] } = body;
  await assertOwnProducts(context, park);
  const order = {
    wanted: { to: quantity, from: currentAdditionalProducts },
    planName: subscriptionType,
    card: paymentMethod,
    park,
  };
  const what = { kind: 'quantity', params: { ...body }, follows: quantitySideEffects(order) };
  const commandResult = await runCommand(c, context, what, (operation) =>
    setQuantity(context, operation, order),
  );
  return c.json(await quantityAnswer(c, context, commandResult));
});

planRoutes.post('/api/removeAdditionalProducts', ...requirePayer, async (c) => {
  const body = await readBody(c, RemoveAdditionalBody);
  const context = billingContextOf(c);
  const { quantity = 'all', subscriptionType, park = [] } = body;
  await assertOwnProducts(context, park);
  const wanted: RequestedQuantity = { fewer: quantity };
  const order = { wanted, planName: subscriptionType, card: null, park };
  const what = {
    kind: 'removeAdditional',
    params: { ...body },
    follows: quantitySideEffects(order),
  };
  const commandResult = await runCommand(c, context, what, (operation) =>
    setQuantity(context, operation, order),
  );
  return c.json(await quantityAnswer(c, context, commandResult));
});

planRoutes.get('/api/cancelPlan', ...requirePayer, async (c) => {
  const context = billingContextOf(c);
  const commandResult = await runCommand(c, context, { kind: 'cancel', params: {} }, (operation) =>
    setEnding(context, operation, true),
  );
  if (commandResult.isDone && commandResult.result.status === 'success') {
    return c.json({
      result: 'success',
      cancellationDate: commandResult.result.end,
      message: billingMessages.cancelled,
    } satisfies CancelPlanAnswer);
  }
  return c.json({
    result: 'failed',
    cancellationDate: null,
    message: billingMessages.cancelFailed,
    ...reasonIn(commandResult),
  } satisfies CancelPlanAnswer);
});

planRoutes.post('/api/resumePlan', ...requirePayer, async (c) => {
  const context = billingContextOf(c);
  if (!context.services.config.resumePlan) {
    throw new Refusal(403, 'A cancelled plan can’t be resumed here. Contact support.');
  }
  const commandResult = await runCommand(c, context, { kind: 'resume', params: {} }, (operation) =>
    setEnding(context, operation, false),
  );
  const { customer } = await currentCustomer(c);
  const isResumed = commandResult.isDone && commandResult.result.status === 'success';
  return c.json({
    result: isResumed ? 'success' : 'failed',
    customer,
    ...reasonIn(commandResult),
  } satisfies ResumePlanAnswer);
});

planRoutes.post('/api/billing/preview', ...requirePayer, async (c) => {
  const asked = await readBody(c, BillPreviewBody);
  const context = billingContextOf(c);
  return c.json(
    (await orUnavailable(c, () => previewBill(context, asked))) satisfies BillPreviewAnswer,
  );
});

/** Why it failed, for the answer; nothing where it did not. */
function reasonIn(
  commandResult:
    | { readonly isDone: false; readonly reason: string }
    | {
        readonly isDone: true;
        readonly result: { readonly status: string; readonly reason?: string };
      },
): { readonly reason?: string } {
  const reason = commandResult.isDone ? commandResult.result.reason : commandResult.reason;
  return reason === undefined ? {} : { reason };
}
