/** `GET /api/customer` (F170-F172, F260): everything for the payer, and the plan's limits for a User (D15). */
import type { Context } from 'hono';
import type {
  Coupon,
  Invoice,
  InvoiceDetails,
  PaymentMethod,
  SubscriptionStatus,
} from '@hangtag/contract/wire/billing';
import type { PlanPrice } from '@hangtag/contract/wire/dashboard';
import type { CustomerAnswer, LimitedCustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import { type Account, readAccount } from './account.ts';
import { additionalCents, planCents } from '../catalogue/itemsForSale.ts';
import { presentOwed } from './presentOwed.ts';
import { detailsOf } from '../sync/customers.ts';
import type { SubscriptionRow } from '../../policy/companyQueries.ts';
import type { CardRow, InvoiceRow } from '../sync/storedBilling.ts';
import { countryName } from '../../support/countries.ts';
import type { Config } from '../../config/config.ts';
import type { StoredBillTo, StoredDiscount } from '../../db/schema/billingJson.ts';
import { versionOfValues } from '../../http/etag.ts';
import type { Vars } from '../../http/vars.ts';

interface CustomerContext {
  readonly config: Pick<Config, 'resumePlan'>;
  /** Could Stripe not be asked just now? */
  readonly isStale: boolean;
  /** Names the company in addresses where it is not the reader's own. */
  readonly query: string;
}

/** The price of a period in dollars, and the day on which the plan renews or ends. */
export function presentPrice(account: Account): PlanPrice {
  const { subscription } = account;
  const end = endOf(subscription);
  return {
    price: priceOf(account).total / 100,
    paymentInterval: subscription?.frequency === 'yearly' ? 'year' : 'month',
    renewalDate: isCancelled(subscription) ? null : end,
    cancellationDate: isCancelled(subscription) ? end : null,
  };
}

/** Everything, in dollars. */
export function presentCustomer(account: Account, context: CustomerContext): CustomerAnswer {
  const { billing, subscription, company } = account;
  const { config, isStale, query } = context;
  const { base, each, total } = priceOf(account);
  const price = presentPrice(account);
  const coupon = subscription ? billing.discount : null;
  const next = nextCents(account, total);
  return {
    ...limitedFacts(account),
    ...price,
    companyName: company.name,
    planPrice: total / 100,
    basePrice: base / 100,
    addonUnitPrice: each / 100,
    paymentFreq: price.paymentInterval,
    paymentMethods: billing.cards.map(presentCard),
    billingHistory: billing.invoices.map((invoice) => presentInvoice(invoice, query)),
    openPayment: presentOwed(billing.invoices),
    invoiceDetails: presentDetails(account),
    features: { resumePlan: config.resumePlan },
    coupon: coupon && presentDiscount(coupon),
    ...(next !== total && { nextPayment: next / 100 }),
    currency: 'usd',
    isStale,
  };
}

/** A User's view: no cards, no history, no prices. @param admins The users to ask. */
export const presentLimited = (
  account: Account,
  admins: NonNullable<LimitedCustomerAnswer['admins']>,
): LimitedCustomerAnswer => ({ ...limitedFacts(account), admins });

function limitedFacts(account: Account) {
  const { subscription, plan, state, active, placeholders, limit } = account;
  return {
    subscriptionName: plan?.title ?? null,
    planName: plan?.name ?? null,
    status: statusOf(subscription),
    productSections: state.productSections,
    productNumber: state.productNumber,
    additionalProducts: subscription?.additionalProducts ?? 0,
    activeProducts: active,
    placeholderProducts: placeholders,
    // Without a plan everything is closed anyway; nothing is too much for it.
    surplusProducts: subscription ? Math.max(0, active - placeholders - limit) : 0,
  };
}

/** Cents for one period: the plan alone, and with its additional products (X2). */
export function priceOf({ subscription, plan, additionalCents: monthly }: Account) {
  if (!subscription || !plan) return { base: 0, each: monthly, total: 0 };
  const interval = subscription.frequency === 'yearly' ? 'year' : 'month';
  // Stripe's charged price counts: a later increase applies only to new subscriptions.
  const base = subscription.planCents ?? planCents(plan, interval) ?? 0;
  // A plan without any has no price of its own for them.
  const own = subscription.additionalProducts > 0 ? subscription.addonCents : null;
  const each = own ?? additionalCents(monthly, interval);
  return {
    base,
    each,
    total: subscription.totalCents ?? base + each * subscription.additionalProducts,
  };
}

/** Cents of the next full invoice, with Stripe's coupons and the customer's credit taken off. */
function nextCents({ subscription, billing }: Account, total: number): number {
  if (!subscription || isCancelled(subscription)) return total;
  const after = subscription.nextCents ?? total;
  return Math.max(0, after + (billing.customer?.balanceCents ?? 0));
}

const isCancelled = (subscription: SubscriptionRow | null): boolean =>
  subscription !== null && subscription.cancellationDate !== null;

function statusOf(subscription: SubscriptionRow | null): SubscriptionStatus {
  if (!subscription) return 'none';
  // Cancelling hides no debt: the cancellation date already states the end.
  if (subscription.status === 'past_due') return 'past_due';
  return subscription.cancellationDate === null ? 'active' : 'cancelled';
}

/**
 * The end of the paid period, to the second where Stripe knows it; the day alone of a plan that was agreed without
 * Stripe, or ends within its period.
 */
function endOf(subscription: SubscriptionRow | null): string | null {
  if (!subscription) return null;
  const { periodEnd, cancellationDate, renewalDate } = subscription;
  const day = cancellationDate ?? renewalDate;
  const end = periodEnd?.toISOString();
  if (end !== undefined && (day === null || end.startsWith(day))) return end;
  return day === null ? null : `${day}T00:00:00.000Z`;
}

/** A saved card (F171). */
export function presentCard(card: CardRow): PaymentMethod {
  return {
    id: card.id,
    default: card.isDefault,
    brand: card.brand,
    last4: card.last4,
    last_four: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    ...(card.name !== null && { name: card.name }),
  };
}

/** A row of the billing history (F116, F172). @param query Names the company where it is not the reader's own. */
export function presentInvoice(invoice: InvoiceRow, query = ''): Invoice {
  const isTakenBack = invoice.status === 'void' || invoice.status === 'uncollectible';
  return {
    id: invoice.id,
    date: invoice.createdAt.toISOString(),
    // The invoiced amount, paid or not.
    amount: invoice.dueCents / 100,
    description: invoice.description,
    status: isTakenBack ? 'void' : invoice.status === 'paid' ? 'paid' : 'open',
    invoiceUrl: `/api/billing/invoices/${invoice.id}.pdf${query}`,
  };
}

/** The coupon that is in force. */
export function presentDiscount(discount: StoredDiscount): Coupon {
  return {
    code: discount.code,
    valid: true,
    ...(discount.percentOff !== null && { percentOff: discount.percentOff }),
    ...(discount.centsOff !== null && { amountOff: discount.centsOff / 100 }),
    duration: discount.duration,
    ...(discount.months !== null && { months: discount.months }),
    expiresAt: discount.end,
  };
}

/** `?companyId=…` for the addresses in an answer, where it is not the reader's own company (D51). */
export function companyQuery({ var: { actor, companyId } }: Context<Vars>): string {
  return actor.companyId === companyId ? '' : `?companyId=${companyId}`;
}

/** The current `GET /api/customer` answer, with the account it presents. */
export async function currentCustomer(
  c: Context<Vars>,
  isStale = false,
): Promise<{ readonly account: Account; readonly customer: CustomerAnswer }> {
  const { services, companyId } = c.var;
  const account = await readAccount(services, companyId);
  const { config } = services;
  const query = companyQuery(c);
  return { account, customer: presentCustomer(account, { config, isStale, query }) };
}

/** The payer's details on the next invoice. */
export function presentDetails({
  company,
  billing: { customer },
}: Account): Required<InvoiceDetails> {
  const { name, email, address } = detailsOf(company);
  const { postal_code: postalCode, ...place } = address;
  const billTo = billToLines({
    name,
    email,
    address: { ...place, postalCode },
    taxIds: [],
  });
  const [first] = customer?.taxIds ?? [];
  const taxId = first?.value ? { type: first.type, value: first.value } : null;
  const poNumber = customer?.poNumber ?? null;
  const version = versionOfValues([taxId?.type, taxId?.value, poNumber]);
  return { billTo, taxId, poNumber, version };
}

/** The name first, then the address, the email and the tax ids. */
export function billToLines({ name, email, address, taxIds }: StoredBillTo): readonly string[] {
  const region = [address?.state, address?.postalCode].filter(Boolean).join(' ');
  const place = [address?.city, region].filter(Boolean).join(', ');
  return [
    name,
    address?.line1,
    address?.line2,
    place,
    address?.country && countryName(address.country),
    email,
    ...taxIds.map(({ value }) => value && `Tax ID ${value}`),
  ].filter((line): line is string => Boolean(line));
}
