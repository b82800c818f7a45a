/** Invariants of a company's billing. */
import type Stripe from 'stripe';
import { MINIMUM_CHARGE } from '../money/totals.ts';
import { type Cycle, addOnPrices, planPrices } from './catalogue.ts';
import type { Company } from './company.ts';

/** Throws with this sentence unless it holds. */
function hold(isTrue: boolean, words: string): void {
  if (!isTrue) throw new BrokenInvariant(words);
}

/** Something that must always hold does not. */
export class BrokenInvariant extends Error {}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function checkInvoice(invoice: Stripe.Invoice): void {
  const name = invoice.number ?? invoice.id;
  const lines = sum(invoice.lines.data.map(({ amount }) => amount));
  hold(lines === invoice.subtotal, `${name}: lines ${lines}, subtotal ${invoice.subtotal}`);
  const off = sum((invoice.total_discount_amounts ?? []).map(({ amount }) => amount));
  const offLines = sum(
    invoice.lines.data.flatMap((line) => (line.discount_amounts ?? []).map((one) => one.amount)),
  );
  hold(off === offLines, `${name}: discounts ${off}, of the lines ${offLines}`);
  hold(invoice.subtotal - off === invoice.total, `${name}: total ${invoice.total}`);
  hold(invoice.amount_due >= 0, `${name}: due ${invoice.amount_due}`);
  hold(
    invoice.amount_due === 0 || invoice.amount_due >= MINIMUM_CHARGE,
    `${name}: too little is charged`,
  );
  hold(
    invoice.amount_paid + invoice.amount_remaining === invoice.amount_due,
    `${name}: paid ${invoice.amount_paid} and remaining ${invoice.amount_remaining} of ${invoice.amount_due}`,
  );
  const isSettled = invoice.ending_balance !== null;
  const kept = invoice.starting_balance + invoice.total - invoice.amount_due;
  hold(!isSettled || kept === invoice.ending_balance, `${name}: the balance leaks`);
  hold(
    (invoice.status === 'paid') === (invoice.status_transitions.paid_at !== null),
    `${name}: paid`,
  );
}

function checkNumbers(invoices: readonly Stripe.Invoice[]): void {
  const numbers = invoices.map(({ number }) => number).filter((number) => number !== null);
  hold(new Set(numbers).size === numbers.length, 'Two invoices have one number.');
}

async function checkCharges(company: Company, invoices: readonly Stripe.Invoice[]): Promise<void> {
  const charges = await company.looking.charges
    .list({ customer: company.id, limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const charged = sum(charges.filter(({ paid }) => paid).map(({ amount }) => amount));
  const paid = sum(invoices.map(({ amount_paid: amount }) => amount));
  hold(charged === paid, `charged ${charged}, paid ${paid}`);
  const intents = charges.filter((charge) => charge.paid).map((charge) => charge.payment_intent);
  hold(new Set(intents).size === intents.length, 'An invoice was charged twice.');
}

async function checkBalance(company: Company): Promise<void> {
  const customer = await company.looking.customers.retrieve(company.id);
  if (customer.deleted) return;
  const changes = await company.looking.customers
    .listBalanceTransactions(company.id, { limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const balance = sum(changes.map(({ amount }) => amount));
  hold(balance === customer.balance, `balance ${customer.balance}, its changes ${balance}`);
}

/** What a subscription costs each period, in cents: the plan, and so many times the additional product. */
function recurring(company: Company, subscription: Stripe.Subscription): number {
  const { catalogue } = company;
  return sum(
    subscription.items.data.map(({ price, quantity = 1 }) => {
      const cycle: Cycle = price.recurring?.interval === 'year' ? 'year' : 'month';
      if (catalogue.isAddOn(price.id)) return addOnPrices[cycle] * quantity * 100;
      return planPrices[catalogue.planOf(price.id).plan][cycle] * 100;
    }),
  );
}

async function checkSubscription(company: Company, running: Stripe.Subscription): Promise<void> {
  const { catalogue, looking } = company;
  const { data } = running.items;
  const addOns = data.filter(({ price }) => catalogue.isAddOn(price.id));
  hold(data.length - addOns.length === 1, 'A subscription has exactly one plan.');
  hold(addOns.length <= 1, 'A subscription has at most one add-on item.');
  const quantity = addOns[0]?.quantity ?? 0;
  hold(quantity >= 0 && quantity <= 100, `quantity ${quantity}`);
  const [item] = data;
  const isRunning = running.status === 'active' || running.status === 'past_due';
  if (!isRunning || !item) return;
  hold(
    item.current_period_start <= company.at && company.at < item.current_period_end,
    'The present is outside the present period.',
  );
  const next = await looking.invoices.createPreview({
    subscription: running.id,
    preview_mode: 'recurring',
  });
  const expected = recurring(company, running);
  hold(next.subtotal === expected, `next full invoice ${next.subtotal}, formula ${expected}`);
}

/** Throws, saying which, when anything that must always hold does not. */
export async function checkInvariants(company: Company): Promise<void> {
  const invoices = await company.looking.invoices
    .list({ customer: company.id, limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  for (const invoice of invoices) checkInvoice(invoice);
  checkNumbers(invoices);
  await checkCharges(company, invoices);
  await checkBalance(company);
  const running = await company.looking.subscriptions.list({ customer: company.id });
  hold(running.data.length <= 1, 'Two subscriptions run at once.');
  for (const subscription of running.data) await checkSubscription(company, subscription);
}
