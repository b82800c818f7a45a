/** The demo's plans at the emulator: customers, cards, subscriptions and a history, as if they had been paid for all along. */
import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { demoCompanies } from './content/companies.ts';
import type { CompanyKey, DemoCompany } from './content/types.ts';
import {
  runInMemory,
  writeEmulatorObjects,
} from '@hangtag/server/billing/catalogue/inMemoryEmulator';
import { itemsForSale, lookupKeyOf } from '@hangtag/server/billing/catalogue/itemsForSale';
import {
  type StoredPrice,
  makeEmulated,
  writePrices,
} from '@hangtag/server/billing/catalogue/setUp';
import { customerDetails } from '@hangtag/server/billing/sync/customers';
import { type CustomerReading, readCustomer } from '@hangtag/server/billing/sync/readCustomer';
import { storeReading } from '@hangtag/server/billing/sync/storedBilling';
import type { Database, Transaction } from '@hangtag/server/db/database';
import { stripeCustomers } from '@hangtag/server/db/schema/billing';
import { RENEWS_IN, daysAgo } from './days.ts';

/** One company at the emulator. */
interface DemoCustomer {
  readonly key: CompanyKey;
  readonly customerId: string;
  readonly clockId: string;
  readonly detailsHash: string;
  readonly reading: CustomerReading;
}

/** Everything that is to be written. */
export interface DemoBilling {
  readonly prices: readonly StoredPrice[];
  readonly billed: readonly DemoCustomer[];
  readonly objects: Awaited<ReturnType<typeof runInMemory>>['objects'];
}

/** Months that a monthly plan has been paid for. */
const HISTORY = 4;

/** Days since the renewal that was declined: Stripe tries it again after three. */
const DECLINED_AGO = 1;

/** Lives it through in memory; nothing is written. */
export async function buildDemoBilling(db: Database, now: Date): Promise<DemoBilling> {
  const items = await itemsForSale(db);
  const { result, objects } = await runInMemory(
    () => now,
    async (stripe) => {
      const prices = await makeEmulated(stripe, items);
      const billed: DemoCustomer[] = [];
      for (const company of demoCompanies) {
        const own = await bill(stripe, company, prices, now);
        if (own) billed.push(own);
      }
      return { prices, billed };
    },
  );
  return { ...result, objects };
}

async function bill(
  stripe: Stripe,
  company: DemoCompany,
  prices: readonly StoredPrice[],
  now: Date,
): Promise<DemoCustomer | null> {
  const { key, subscription } = company;
  const priceOf = (sold: Parameters<typeof lookupKeyOf>[0]['key']) =>
    prices.find(({ lookupKey }) => lookupKey === lookupKeyOf({ key: sold, interval }))?.priceId;
  const interval = subscription?.interval ?? 'month';
  const isUnpaid = subscription?.isUnpaid ?? false;
  const plan = subscription && priceOf(subscription.plan);
  if (!plan) return null;
  const renewal = daysAgo(now, isUnpaid ? DECLINED_AGO : -RENEWS_IN[interval]);
  const begin = beginOf(renewal, interval);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds(begin) });
  const advance = (to: Date) =>
    stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds(to) });
  const { details, hash } = customerDetails({ ...company, name: company.companyName });
  const { id: customerId } = await stripe.customers.create({
    ...details,
    test_clock: clock.id,
    metadata: { demo: key },
  });
  const card = await addCard(stripe, customerId, 'pm_card_visa', `${company.companyName}`);
  await makeDefault(stripe, customerId, card);
  const more = subscription.additionalProducts;
  await stripe.subscriptions.create({
    customer: customerId,
    items: [
      { price: plan },
      ...(more > 0 ? [{ price: priceOf('additionalProduct') ?? '', quantity: more }] : []),
    ],
  });
  if (isUnpaid) {
    await advance(daysAgo(renewal, 1));
    await replaceByDecliningCard(stripe, customerId, card, company.companyName);
  }
  await advance(now);
  if (interval === 'year') await expireSoon(stripe, card, now);
  else if (!isUnpaid) await addCard(stripe, customerId, 'pm_card_mastercard', 'Spare card');
  const reading = await readCustomer(stripe, customerId);
  return { key, customerId, clockId: clock.id, detailsHash: hash, reading };
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

function beginOf(renewal: Date, interval: 'month' | 'year'): Date {
  const begin = new Date(renewal);
  const day = begin.getUTCDate();
  begin.setUTCMonth(begin.getUTCMonth() - (interval === 'month' ? HISTORY : 12));
  if (begin.getUTCDate() !== day) begin.setUTCDate(0);
  return begin;
}

/** Its card is the one that is charged from now on. */
async function makeDefault(stripe: Stripe, customer: string, card: string): Promise<void> {
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
}

/** The bank has sent another card, and it is declined from the next payment on. */
async function replaceByDecliningCard(
  stripe: Stripe,
  customer: string,
  old: string,
  name: string,
): Promise<void> {
  await makeDefault(
    stripe,
    customer,
    await addCard(stripe, customer, 'pm_card_chargeCustomerFail', name),
  );
  await stripe.paymentMethods.detach(old);
}

async function addCard(
  stripe: Stripe,
  customer: string,
  published: string,
  name: string,
): Promise<string> {
  const { id } = await stripe.paymentMethods.attach(published, { customer });
  await stripe.paymentMethods.update(id, { billing_details: { name } });
  return id;
}

/** A card that runs out next month, to see how that looks. */
async function expireSoon(stripe: Stripe, card: string, now: Date): Promise<void> {
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  await stripe.paymentMethods.update(card, {
    card: { exp_month: next.getUTCMonth() + 1, exp_year: next.getUTCFullYear() },
  });
}

/** Writes it, after the companies. */
export async function writeBilling(
  tx: Transaction,
  { prices, billed, objects }: DemoBilling,
  idOf: (key: CompanyKey) => number,
  now: Date,
): Promise<void> {
  await writeEmulatorObjects(tx, objects);
  await writePrices(tx, 'emulator', prices);
  for (const { key, reading, ...columns } of billed) {
    const companyId = idOf(key);
    await tx.insert(stripeCustomers).values({
      ...columns,
      companyId,
      mode: 'emulator',
      creationKey: randomUUID(),
      clockAt: now,
      createdAt: now,
    });
    await storeReading(tx, { companyId, mode: 'emulator', readAt: new Date() }, reading);
  }
}
