/** `invoices/create_preview`: the invoice that a change, or time, would bring; nothing is written. */
import { recurringLines } from '../money/change.ts';
import type { Wire } from '../wire/context.ts';
import { StripeProblem } from '../wire/errors.ts';
import { type Params, flag, hash, hashes, required, text } from '../wire/params.ts';
import { type Bill, calculateBill } from './calculateBill.ts';
import { type Change, requestedChange } from './change.ts';
import { currentPeriod } from './currentPeriod.ts';
import { requestedDiscounts, inForce, remainingDiscounts } from './discounts.ts';
import { itemsOf, subtotalOf } from './items.ts';
import { existingCustomer } from './customerCard.ts';
import { nextPeriod, renewalBill } from './renew.ts';
import { type Discount, type Invoice, type Subscription, get } from './stored.ts';
import { requestedSubscription } from './subscribe.ts';
import { billOf, isInvoicedNow } from './update.ts';

const noneFor = (customer: string): StripeProblem =>
  new StripeProblem({
    message: `No upcoming invoices for customer: ${customer}`,
    code: 'invoice_upcoming_none',
    status: 404,
  });

/** The change's parameters as `POST /v1/subscriptions/:id` would carry them. */
function askedOf(wire: Wire): Params {
  const details = hash(wire.params, 'subscription_details') ?? {};
  if (flag(details, 'cancel_now')) {
    throw new StripeProblem({
      message: 'The emulator does not preview `cancel_now`.',
      param: 'subscription_details[cancel_now]',
    });
  }
  const discounts = wire.params['discounts'];
  return discounts === undefined ? details : { ...details, discounts };
}

const asPreview = (invoice: Invoice): Invoice => ({
  ...invoice,
  id: `upcoming_${invoice.id}`,
  billing_reason:
    invoice.billing_reason === 'subscription_cycle' ? 'upcoming' : invoice.billing_reason,
  webhooks_delivered_at: null,
});

async function firstInvoice(wire: Wire, params: Params): Promise<Invoice> {
  const customer = await existingCustomer(wire, required(wire.params, 'customer'));
  const { discounts: _asked, ...plain } = params;
  const subscription = await requestedSubscription(wire, plain, customer.id, true);
  const at = subscription.created;
  const own = await requestedDiscounts(wire, hashes(params, 'discounts') ?? [], {
    now: at,
    customer: customer.id,
    subscription: subscription.id,
    subtotal: subtotalOf(subscription.items.data),
    isPreview: true,
  });
  const { invoice } = await calculateBill(wire, {
    customer,
    subscription,
    reason: 'subscription_create',
    lines: recurringLines(await itemsOf(wire, subscription), currentPeriod(subscription)),
    // An empty list asks for none, not for the customer's.
    discounts: hashes(params, 'discounts') || !customer.discount ? own : [customer.discount],
    at,
    period: { start: at, end: at },
    finalizesAt: null,
  });
  return invoice;
}

/** The discounts of the next period, once the change has used those that count once. */
async function discountsLater(wire: Wire, change: Change, at: number): Promise<Discount[]> {
  const off = isInvoicedNow(change)
    ? (await billOf(wire, change)).charged.filter(({ credits }) => credits === null)
    : change.lines;
  const taken = off.flatMap(({ discounts }) => discounts ?? []);
  return inForce(await remainingDiscounts(wire, change.discounts, taken), at);
}

async function renewalAfter(wire: Wire, change: Change, isWhole: boolean): Promise<Invoice> {
  const after = nextPeriod(change.after);
  const at = currentPeriod(change.after).end;
  const bill: Bill = {
    ...(await renewalBill(wire, { ...change.after, discounts: [] }, after)),
    discounts: await discountsLater(wire, change, at),
    prorationDate: change.prorationDate,
    isGathering: isWhole,
  };
  const changes = isWhole && !isInvoicedNow(change) ? change.lines : [];
  const { invoice } = await calculateBill(wire, { ...bill, lines: [...changes, ...bill.lines] });
  return invoice;
}

function isEnding(subscription: Subscription, params: Params): boolean {
  return flag(params, 'cancel_at_period_end') ?? subscription.cancel_at_period_end;
}

async function nextInvoice(
  wire: Wire,
  subscription: Subscription,
  params: Params,
): Promise<Invoice> {
  if (subscription.ended_at !== null) throw noneFor(subscription.customer);
  const change = await requestedChange(wire, params, subscription, true);
  if (text(wire.params, 'preview_mode') === 'recurring') return renewalAfter(wire, change, false);
  if (isInvoicedNow(change)) return (await billOf(wire, change)).invoice;
  if (isEnding(subscription, params)) throw noneFor(subscription.customer);
  return renewalAfter(wire, change, true);
}

/** The previewed invoice: at once where the change is invoiced at once, else that of the next period. */
export async function preview(wire: Wire): Promise<Invoice> {
  const params = askedOf(wire);
  const id = text(wire.params, 'subscription');
  if (id === undefined && hashes(params, 'items') === undefined) {
    throw noneFor(required(wire.params, 'customer'));
  }
  const invoice = id
    ? await nextInvoice(wire, await get(wire, 'subscription', id, 'subscription'), params)
    : await firstInvoice(wire, params);
  return asPreview(invoice);
}
