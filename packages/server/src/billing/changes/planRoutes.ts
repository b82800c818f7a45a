/** The calls that change what a company pays for (F259, F261, F262), the bill before them, and coupons (F254). */
import { type Context, Hono } from 'hono';
import { billingMessages } from '@hangtag/contract/rules/messages';
import type { Coupon, Invoice } from '@hangtag/contract/wire/billing';
import type {
  AdditionalProductsAnswer,
  BillPreviewAnswer,
  SubscribeAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import {
  AdditionalProductsBody,
  BillPreviewBody,
  CouponCheckQuery,
  RemoveAdditionalBody,
  SubscribeBody,
} from '@hangtag/contract/wire/billingCalls';
import {
  type BillingContext,
  assertMayOrder,
  billingContextOf,
  requirePayer,
} from '../account/access.ts';
import type { Account } from '../account/account.ts';
import { countingDeclines, limitCouponChecks, limitWrongCoupons } from '../account/limits.ts';
import { companyQuery, currentCustomer, presentInvoice } from '../account/presentCustomer.ts';
import { pricesOf } from '../catalogue/prices.ts';
import { paymentSecretOf } from './cards.ts';
import { checkCoupon, presentCoupon } from './coupon.ts';
import { previewBill } from './preview.ts';
import {
  type QuantityOrder,
  assertAdditionalPrice,
  quantitySideEffects,
  setQuantity,
} from './quantity.ts';
import { type ChangeResult, assertOwnProducts, completeChange } from './sideEffects.ts';
import { orderSideEffects, readOrder } from './order.ts';
import { subscribe } from './subscribe.ts';
import { type CommandResult, runCommand } from '../operations/runOperation.ts';
import { STRIPE_UNREACHABLE, orUnavailable } from '../stripe/failures.ts';
import { readBody, readQuery } from '../../http/parse.ts';
import type { Vars } from '../../http/vars.ts';
import { subscriptionOf } from '../../policy/subscription.ts';

export const planRoutes = new Hono<Vars>();

planRoutes.post('/api/subscribe', ...requirePayer, limitWrongCoupons, async (c) => {
  const body = await readBody(c, SubscribeBody);
  const context = billingContextOf(c);
  return runCommand(c, context, {
    kind: 'subscribe',
    params: { ...body },
    async check() {
      await assertMayOrder(context);
      const order = await readOrder(context, body);
      await assertOwnProducts(context, order.park);
      return order;
    },
    sideEffects: orderSideEffects,
    send: (operation, order) => countingDeclines(c, () => subscribe(context, operation, order)),
    complete: (sent, order) => completeChange(context, orderSideEffects(order), sent),
    async answer(result, { plan }) {
      const { status, customer, account, facts } = await changeAnswer(c, context, result, {
        success: billingMessages.subscribed(plan.title),
        failed: billingMessages.paymentFailed,
      });
      const { company } = account;
      const { db, now } = context.services;
      return c.json({
        status,
        subscription: await subscriptionOf(db, context.actor.role, company, now()),
        company: { type: company.type, status: company.status },
        customer,
        ...facts,
      } satisfies SubscribeAnswer);
    },
  });
});

planRoutes.post('/api/updateAdditionalProducts', ...requirePayer, async (c) => {
  const body = await readBody(c, AdditionalProductsBody);
  const context = billingContextOf(c);
  const { quantity, currentAdditionalProducts, paymentMethod, subscriptionType, park = [] } = body;
  const { fingerprint } = body;
  return changeQuantity(c, context, 'quantity', body, async () => {
    // Fewer may be kept, whatever the company's state.
    if (quantity >= currentAdditionalProducts) await assertMayOrder(context);
    await assertAdditionalPrice(context, body.priceId);
    return {
      wanted: { to: quantity, from: currentAdditionalProducts },
      planName: subscriptionType,
      card: paymentMethod,
      park,
      fingerprint,
    };
  });
});

planRoutes.post('/api/removeAdditionalProducts', ...requirePayer, async (c) => {
  const body = await readBody(c, RemoveAdditionalBody);
  const { quantity = 'all', subscriptionType, park = [], fingerprint } = body;
  return changeQuantity(c, billingContextOf(c), 'removeAdditional', body, async () => ({
    wanted: { fewer: quantity },
    planName: subscriptionType,
    card: null,
    park,
    fingerprint,
  }));
});

const changeQuantity = (
  c: Context<Vars>,
  context: BillingContext,
  kind: string,
  body: object,
  read: () => Promise<QuantityOrder>,
): Promise<Response> =>
  runCommand(c, context, {
    kind,
    params: { ...body },
    async check() {
      const order = await read();
      await assertOwnProducts(context, order.park);
      return order;
    },
    sideEffects: quantitySideEffects,
    send: (operation, order) => countingDeclines(c, () => setQuantity(context, operation, order)),
    complete: (sent, order) => completeChange(context, quantitySideEffects(order), sent),
    async answer(result) {
      const { status, customer, facts } = await changeAnswer(c, context, result, {
        success: billingMessages.quantityUpdated,
        failed: billingMessages.quantityFailed,
      });
      return c.json({ result: status, customer, ...facts } satisfies AdditionalProductsAnswer);
    },
  });

/** The common part of the answers of all plan changes. */
interface ChangeFacts {
  readonly message?: string;
  readonly productsCreated: number;
  readonly productsParked: number;
  readonly invoice?: Invoice;
  /** The client secret of the bank's question. */
  readonly intent?: { readonly client_secret: string };
  readonly reason?: string;
}

/**
 * The current customer, and the outcome of the change (D24, D28, D29). @param messages The specified messages, letter
 * for letter.
 */
async function changeAnswer(
  c: Context<Vars>,
  context: BillingContext,
  answered: CommandResult<ChangeResult>,
  messages: { readonly success: string; readonly failed: string },
) {
  let result = answered.isDone ? answered.result : failed(answered.reason);
  let secret: string | null | undefined;
  if (result.status === 'requires_action') {
    secret = await paymentSecretOf(context, result.invoice);
    // Without the secret the payer can't continue, so the answer states that Stripe does not respond.
    if (!secret) result = failed(STRIPE_UNREACHABLE);
  }
  const { account, customer } = await currentCustomer(c);
  const facts: ChangeFacts = {
    ...(result.status !== 'requires_action' && { message: messages[result.status] }),
    productsCreated: result.status === 'success' ? result.productsCreated : 0,
    productsParked: result.status === 'success' ? result.productsParked : 0,
    ...(result.status === 'failed'
      ? { reason: result.reason }
      : invoiceIn(account, result.invoice, companyQuery(c))),
    ...(secret && { intent: { client_secret: secret } }),
  };
  return { status: result.status, customer, account, facts };
}

const failed = (reason: string) => ({ status: 'failed' as const, reason });

function invoiceIn({ billing }: Account, invoice: string | null, query: string) {
  const row = billing.invoices.find(({ id }) => id === invoice);
  return row && { invoice: presentInvoice(row, query) };
}

planRoutes.post('/api/billing/preview', ...requirePayer, limitWrongCoupons, async (c) => {
  const asked = await readBody(c, BillPreviewBody);
  const context = billingContextOf(c);
  return c.json(
    (await orUnavailable(c, () => previewBill(context, asked))) satisfies BillPreviewAnswer,
  );
});

planRoutes.get('/api/codeCheck', ...requirePayer, limitCouponChecks, async (c) => {
  const { coupon } = readQuery(c, CouponCheckQuery);
  const context = billingContextOf(c);
  const found = await orUnavailable(c, async () => {
    // The emulator's coupons are created with its prices.
    await pricesOf(context.services);
    return checkCoupon(context, coupon, null);
  });
  return c.json(presentCoupon(coupon, found) satisfies Coupon);
});
