/** `GET /api/customer` (F170-F172, F260): everything for who pays, and for a User what the plan holds (D15). */
import type { SubscriptionStatus } from '@hangtag/contract/wire/billing';
import type { CustomerAnswer, LimitedCustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { Config } from '../../config/config.ts';
import type { SubscriptionRow } from '../sync/storedBilling.ts';
import type { Account } from './account.ts';
import { discounted } from '../changes/bill.ts';
import { presentDetails } from '../invoices/invoiceDetails.ts';
import { presentCard, presentDiscount, presentInvoice } from './presentBilling.ts';
import { additionalCents, planCents } from '../catalogue/pricedItem.ts';

interface Circumstances {
  readonly config: Pick<Config, 'resumePlan'>;
  /** Could Stripe not be asked just now? */
  readonly isStale: boolean;
  /** Names the company in addresses where it is not the reader's own. */
  readonly query: string;
}

/** Everything, in dollars. */
export function presentCustomer(account: Account, circumstances: Circumstances): CustomerAnswer {
  const { billing, subscription, company } = account;
  const { config, isStale, query } = circumstances;
  const { base, total } = priceOf(account);
  const interval = subscription?.frequency === 'yearly' ? 'year' : 'month';
  const coupon = subscription ? billing.discount : null;
  const next = nextCents(account, total);
  return {
    ...limitedFacts(account),
    companyName: company.name,
    planPrice: total / 100,
    price: total / 100,
    basePrice: base / 100,
    addonUnitPrice: account.additionalCents / 100,
    paymentFreq: interval,
    paymentInterval: interval,
    paymentMethods: billing.cards.map(presentCard),
    billingHistory: billing.invoices.map((invoice) => presentInvoice(invoice, query)),
    renewalDate: isCancelled(subscription) ? null : endOf(subscription),
    cancellationDate: isCancelled(subscription) ? endOf(subscription) : null,
    invoiceDetails: presentDetails(account),
    features: { resumePlan: config.resumePlan },
    coupon: coupon && presentDiscount(coupon),
    ...(next !== total && { nextPayment: next / 100 }),
    currency: 'usd',
    isStale,
  };
}

/** What a User sees: no cards, no history, no prices. @param admins Whom to ask. */
export const presentLimited = (
  account: Account,
  admins: NonNullable<LimitedCustomerAnswer['admins']>,
): LimitedCustomerAnswer => ({ ...limitedFacts(account), admins });

function limitedFacts({ subscription, plan, company, active, limit }: Account) {
  return {
    subscriptionName: plan?.title ?? null,
    planName: plan?.name ?? null,
    status: statusOf(subscription),
    productSections: company.unlimitedSections ? UNLIMITED : (plan?.productSections ?? 0),
    productNumber: company.unlimitedProducts ? UNLIMITED : (plan?.productNumber ?? 0),
    additionalProducts: subscription?.additionalProducts ?? 0,
    activeProducts: active,
    // Without a plan everything is closed anyway; nothing is too much for it.
    surplusProducts: subscription ? Math.max(0, active - limit) : 0,
  };
}

/** Cents for one period: the plan alone, and with its additional products (X2). */
export function priceOf({ subscription, plan, additionalCents: monthly }: Account) {
  if (!subscription || !plan) return { base: 0, total: 0 };
  const interval = subscription.frequency === 'yearly' ? 'year' : 'month';
  // What Stripe charges counts: a price that was raised since holds for new subscriptions only.
  const base = subscription.planCents ?? planCents(plan, interval) ?? 0;
  const each = subscription.addonCents ?? additionalCents(monthly, interval);
  return { base, total: subscription.totalCents ?? base + each * subscription.additionalProducts };
}

/** Cents of the next full invoice, with the coupon and the customer's credit taken off. */
function nextCents({ subscription, billing }: Account, total: number): number {
  if (!subscription || isCancelled(subscription)) return total;
  const { discount } = billing;
  const end = subscription.periodEnd;
  const isOver = !discount?.end || !end ? false : new Date(discount.end) <= end;
  const after = discount && !isOver ? discounted(total, discount) : total;
  return Math.max(0, after + (billing.customer?.balanceCents ?? 0));
}

const isCancelled = (subscription: SubscriptionRow | null): boolean =>
  subscription !== null && subscription.cancellationDate !== null;

function statusOf(subscription: SubscriptionRow | null): SubscriptionStatus {
  if (!subscription) return 'none';
  if (subscription.cancellationDate !== null) return 'cancelled';
  return subscription.status === 'past_due' ? 'past_due' : 'active';
}

/** When the time that is paid for is over: by the second where Stripe knows it, else the day. */
function endOf(subscription: SubscriptionRow | null): string | null {
  if (!subscription) return null;
  const { periodEnd, cancellationDate, renewalDate } = subscription;
  if (periodEnd) return periodEnd.toISOString();
  const day = cancellationDate ?? renewalDate;
  return day === null ? null : `${day}T00:00:00.000Z`;
}
