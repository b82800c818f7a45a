/** `POST /api/billing/preview` (N05, X4): previews any change as its bill. Changes nothing. */
import type { Stripe } from 'stripe';
import type { InferOutput } from 'valibot';
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { BillPreviewAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { BillPreviewBody } from '@hangtag/contract/wire/billingCalls';
import type { BillingContext } from '../account/access.ts';
import { type Account, readAccount } from '../account/account.ts';
import {
  type Interval,
  type Prices,
  additionalCents,
  itemsByPrice,
  planCents,
} from '../catalogue/itemsForSale.ts';
import { pricesOf } from '../catalogue/prices.ts';
import {
  type BillDiscount,
  discountIn,
  discountLabel,
  discountToRedeem,
  futureDiscount,
  presentBill,
} from './bill.ts';
import { prorationDate } from './changeItems.ts';
import { type FoundCoupon, requireCoupon, discountOf } from './coupon.ts';
import { fingerprintOf } from './billFingerprint.ts';
import { assertSettled } from './settled.ts';
import { placesLeft } from './sideEffects.ts';
import {
  type CurrentPlan,
  type PlanTarget,
  changedItems,
  BILLING_MODE,
  currentPlanOf,
  isEnding,
  newItems,
  periodEndOf,
  periodStartOf,
  readLive,
} from './stripeSubscription.ts';
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
  readonly found: { readonly code: string; readonly found: FoundCoupon } | null;
  readonly at: Date;
}

/** The bill. @throws Refusal 409 without a current plan where one is needed, 422 for a plan that is not for sale. */
export async function previewBill(
  context: BillingContext,
  asked: Asked,
): Promise<BillPreviewAnswer> {
  const { services, payments, companyId } = context;
  const customer = await ensureCustomer(services, companyId);
  const prices = await pricesOf(services);
  const account = await readAccount(services, companyId);
  const live = await readLive(payments, customer);
  const current = live.current?.status === 'unpaid' ? null : live.current;
  const currentPlan = current && currentPlanOf(current.items.data, account.plans);
  if (current && asked.kind !== 'resume') await assertSettled(context, customer, current);
  const at = await billingTime(services, payments.mode, companyId);
  const target = targetOf(asked, currentPlan, account);
  const code = asked.kind === 'plan' ? asked.discountCode : null;
  const known = await requireCoupon(payments, code);
  const found = known && code ? { code, found: known } : null;
  const facts = { customer, prices, account, current, currentPlan, target, found, at };
  const today = await todayOf(context, facts);
  const discount = found
    ? discountToRedeem(found.code, found.found, at)
    : current && discountIn(current);
  const bill = presentBill({
    today,
    items: itemsByPrice(prices, account.plans),
    discountLabel: discount && discountLabel(discount),
    later: laterOf(facts, asked, discount, today !== null),
    balanceCents: account.billing.customer?.balanceCents ?? 0,
    at,
  });
  return {
    ...bill,
    fingerprint: fingerprintOf(bill, current),
    products: fitOf(account, target, asked, currentPlan),
  };
}

/** @throws Refusal 409 with the bill as it is now, where another one was confirmed. */
export async function assertConfirmed(
  context: BillingContext,
  asked: Asked,
  fingerprint: string | undefined,
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
  const { customer, current, currentPlan: held, target, prices, found } = facts;
  const discounts = found && [discountOf(found.found)];
  if (!current || !held) {
    return stripe.invoices.createPreview({
      customer,
      subscription_details: { items: newItems(target, prices), billing_mode: BILLING_MODE },
      ...(discounts && { discounts }),
    });
  }
  const items = changedItems(held, target, prices);
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
  });
}

function laterOf(
  { current, currentPlan: held, target, account, at }: Facts,
  asked: Asked,
  discount: BillDiscount | null,
  isBilledToday: boolean,
) {
  const { plan, interval, additional } = target;
  const each = additionalCents(account.additionalCents, interval);
  const isKept = held?.plan.name === plan.name && held.interval === interval;
  const base = isKept ? held.planCents : (planCents(plan, interval) ?? 0);
  const isOver = asked.kind === 'quantity' && current !== null && isEnding(current);
  const date = current ? new Date(periodEndOf(current) * 1000) : nextPeriod(at, interval);
  return {
    cents: isOver ? 0 : base + each * additional,
    interval,
    date,
    discount: futureDiscount(discount, date, isBilledToday),
  };
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

/** In numbers; the placeholders are those that would really be created. */
export function fitOf(
  { active, placeholders, company }: Pick<Account, 'active' | 'placeholders' | 'company'>,
  { plan, additional }: PlanTarget,
  asked: BillPreviewBody,
  currentPlan: CurrentPlan | null,
): BillPreviewAnswer['products'] {
  const own = plan.productNumber + additional;
  const limit = company.unlimitedProducts ? UNLIMITED : Math.min(own, UNLIMITED);
  const isUnlimited = limit >= UNLIMITED;
  const used = active - placeholders;
  const added =
    asked.kind === 'quantity' ? Math.max(0, additional - (currentPlan?.additional ?? 0)) : 'all';
  return {
    active,
    limit,
    surplus: Math.max(0, used - limit),
    additionalToKeepAll: isUnlimited ? 0 : Math.max(0, used - plan.productNumber),
    parked: Math.max(0, Math.min(placeholders, active - limit)),
    created: asked.kind === 'resume' ? 0 : placesLeft(own, active, added),
  };
}
