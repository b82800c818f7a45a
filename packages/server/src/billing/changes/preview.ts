/** `POST /api/billing/preview` (X4): previews any change as its bill. Changes nothing. */
import type { Stripe } from 'stripe';
import type { InferOutput } from 'valibot';
import type { BillPreviewAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { BillPreviewBody } from '@hangtag/contract/wire/billingCalls';
import { type BillingContext, assertMayOrder } from '../account/access.ts';
import { type Account, readAccount } from '../account/account.ts';
import {
  type Interval,
  type Prices,
  itemsByPrice,
  periodCents,
  planCents,
} from '../catalogue/itemsForSale.ts';
import { pricesOf } from '../catalogue/prices.ts';
import { fingerprintOf, presentBill } from './bill.ts';
import { prorationDate } from './changeItems.ts';
import { type FoundCoupon, requireCoupon } from './coupon.ts';
import { discountsWith, heldDiscounts, lastingDiscounts } from './discounts.ts';
import { assertNoOpenPayment } from './openPayment.ts';
import { fitOf } from './productFit.ts';
import {
  type CurrentPlan,
  type PlanTarget,
  changedItems,
  BILLING_MODE,
  assertNotAgreed,
  currentPlanOf,
  isEnding,
  newItems,
  periodEndOf,
  periodStartOf,
  readLive,
  withoutEnd,
} from './stripeSubscription.ts';
import type { KnownDiscount } from '../stripe/discounts.ts';
import { billingTime } from '../sync/clock.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { Refusal, invalid } from '../../http/refusal.ts';

type Asked = InferOutput<typeof BillPreviewBody>;

/** The input of the bill. */
interface Facts {
  readonly customer: string;
  readonly prices: Prices;
  readonly account: Account;
  readonly current: Stripe.Subscription | null;
  readonly currentPlan: CurrentPlan | null;
  readonly target: PlanTarget;
  readonly found: FoundCoupon | null;
  /** Discounts of the running plan, or of the customer. */
  readonly held: readonly KnownDiscount[];
  readonly at: Date;
}

/**
 * The bill.
 * @throws Refusal 403 for a plan of a suspended company, 409 without a current plan where one is needed, 422 for a plan
 * that is not for sale.
 */
export async function previewBill(
  context: BillingContext,
  asked: Asked,
): Promise<BillPreviewAnswer> {
  const { services, payments, companyId } = context;
  if (asked.kind === 'plan') await assertMayOrder(context);
  const customer = await ensureCustomer(services, companyId);
  const prices = await pricesOf(services);
  const account = await readAccount(services, companyId);
  const live = await readLive(payments, customer);
  assertNotAgreed(live, account.plans);
  const current = live.current?.status === 'unpaid' ? null : live.current;
  const currentPlan = current && currentPlanOf(current.items.data, account.plans);
  if (asked.kind !== 'resume') await assertNoOpenPayment(context, customer, live.current);
  const at = await billingTime(services, payments.mode, companyId);
  const target = targetOf(asked, currentPlan, account);
  const code = asked.kind === 'plan' ? asked.discountCode : null;
  const found = await requireCoupon(context, code, periodCents(target, account.additionalCents));
  const held = await heldDiscounts(payments.stripe, customer, current);
  const facts = { customer, prices, account, current, currentPlan, target, found, held, at };
  const today = await todayOf(context, facts);
  const bill = presentBill({
    today,
    items: itemsByPrice(prices, account.plans),
    later: await laterOf(context, facts, asked, today),
    balanceCents: account.billing.customer?.balanceCents ?? 0,
    at,
  });
  return {
    ...bill,
    fingerprint: fingerprintOf(bill, current),
    products: fitOf(account, target, asked, currentPlan),
  };
}

/**
 * @param fingerprint Of the bill that was confirmed; null where none can have been seen that still holds; undefined where a client
 * says nothing about it.
 * @throws Refusal 409 with the bill as it is now, where another one was confirmed.
 */
export async function assertConfirmed(
  context: BillingContext,
  asked: Asked,
  fingerprint: string | null | undefined,
): Promise<void> {
  if (fingerprint === undefined) return;
  const bill = await previewBill(context, asked);
  if (bill.fingerprint === fingerprint) return;
  throw new Refusal(409, 'The bill has changed. Look at it again, then confirm.', {
    code: 'bill_changed',
    extra: { bill },
  });
}

function targetOf(asked: Asked, currentPlan: CurrentPlan | null, { plans }: Account): PlanTarget {
  if (asked.kind !== 'plan') {
    if (!currentPlan) {
      throw new Refusal(409, 'There is no plan that is paid by card. Choose a plan first.', {
        code: 'stale_write',
      });
    }
    const additional = asked.kind === 'quantity' ? asked.quantity : currentPlan.additional;
    return { plan: currentPlan.plan, interval: currentPlan.interval, additional };
  }
  const interval: Interval = asked.interval ?? currentPlan?.interval ?? 'month';
  const plan = plans.find(({ name }) => name === asked.subscriptionType);
  if (!plan || planCents(plan, interval) === null) {
    throw invalid({ subscriptionType: ['Is not for sale here. Contact us.'] });
  }
  if (currentPlan && currentPlan.interval !== interval) {
    throw invalid({ interval: ['A plan that is changed is paid as often as before.'] });
  }
  return { plan, interval, additional: asked.additionalProducts ?? currentPlan?.additional ?? 0 };
}

/** Stripe's preview of today's invoice; null where the change bills nothing today. */
async function todayOf(context: BillingContext, facts: Facts): Promise<Stripe.Invoice | null> {
  const { stripe } = context.payments;
  const { customer, current, currentPlan, target, prices, found, held } = facts;
  const discounts = discountsWith(held, found);
  if (!current || !currentPlan) {
    return stripe.invoices.createPreview({
      customer,
      subscription_details: { items: newItems(target, prices), billing_mode: BILLING_MODE },
      ...(discounts && { discounts }),
      expand: EXPANDED,
    });
  }
  const items = changedItems(currentPlan, target, prices);
  if (items.length === 0) return null;
  return stripe.invoices.createPreview({
    customer,
    subscription: current.id,
    subscription_details: {
      items,
      proration_behavior: 'always_invoice',
      proration_date: await prorationDate(context, periodStartOf(current)),
    },
    ...(discounts && { discounts }),
    expand: EXPANDED,
  });
}

const EXPANDED = [
  'total_discount_amounts.discount.source.coupon',
  'total_discount_amounts.discount.promotion_code',
];

/** The next full invoice as Stripe previews it: with the coupons that are left after today. */
async function laterOf(
  { payments: { stripe } }: BillingContext,
  facts: Facts,
  asked: Asked,
  today: Stripe.Invoice | null,
) {
  const { customer, current, currentPlan, target, prices, at } = facts;
  const { interval } = target;
  const date = current ? new Date(periodEndOf(current) * 1000) : nextPeriod(at, interval);
  if (asked.kind === 'quantity' && current !== null && isEnding(current)) {
    const end = current.cancel_at === null ? date : new Date(current.cancel_at * 1000);
    return { invoice: null, interval, date: end };
  }
  const discounts = lastingDiscounts({ ...facts, isFirst: current === null }, interval, today);
  const isChange = current !== null && currentPlan !== null;
  const items = isChange ? changedItems(currentPlan, target, prices) : newItems(target, prices);
  const invoice = await stripe.invoices.createPreview({
    customer,
    ...(isChange && { subscription: current.id }),
    subscription_details: {
      ...(items.length > 0 && { items }),
      ...(isChange ? { proration_behavior: 'none' } : { billing_mode: BILLING_MODE }),
      ...(isChange && isEnding(current) && withoutEnd(current)),
    },
    ...(discounts !== undefined && { discounts }),
    expand: EXPANDED,
  });
  return { invoice, interval, date };
}

/** One period later, on the same day of the month or, where there is none, the last one. */
function nextPeriod(at: Date, interval: Interval): Date {
  const months = interval === 'year' ? 12 : 1;
  const next = new Date(at);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + months);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(at.getUTCDate(), last));
  return next;
}
