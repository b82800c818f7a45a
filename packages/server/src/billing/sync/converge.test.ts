import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { writeEvents } from '../stripe/receiveEvent.ts';
import { ensureCustomer } from './customers.ts';
import { handleEvent } from './handleEvent.ts';
import { readCustomer } from './readCustomer.ts';
import { sweepBilling } from './sweep.ts';
import { stripeEvents } from '../../db/schema/billing.ts';
import { installation, jobs } from '../../db/schema/platform.ts';
import { type BillingFixture, billingFixture } from '../../../test/support/billingFixture.ts';
import { databaseStore } from '../../../test/support/emulatorCatalogue.ts';

/** `npm run prove -- billing` runs a thousand. */
const RUNS = Number(process.env['BILLING_RUNS'] ?? 4);

/** After these another company begins: each change leaves an invoice, and every reading reads them all. */
const COMPANY_RUNS = 10;

const COPIES = 5;
const DROPPED = 0.2;

/** As many jobs as a worker does at the same time. */
const AT_ONCE = 4;

const pick = <T>(from: readonly T[]): T | undefined =>
  from[Math.floor(Math.random() * from.length)];

function shuffled<T>(items: readonly T[]): readonly T[] {
  const keyed = items.map((item) => [Math.random(), item] as const);
  return keyed.toSorted(([one], [other]) => one - other).map(([, item]) => item);
}

/** Something that happens to a subscription at Stripe. */
async function change(fixture: BillingFixture, id: string): Promise<void> {
  const { subscription } = await fixture.stored();
  const item = { id: subscription?.planItemId ?? '', quantity: 1 };
  const more = { id: subscription?.addonItemId ?? '', quantity: Math.ceil(Math.random() * 9) };
  const changes: Stripe.SubscriptionUpdateParams[] = [
    { items: [item, more] },
    { cancel_at_period_end: true },
    { cancel_at_period_end: false },
    { metadata: { note: String(Math.random()) } },
  ];
  await fixture.stripe.subscriptions.update(id, pick(changes));
}

/** Stripe's state and ours in the same format. */
async function compare(fixture: BillingFixture) {
  const { server, stripe, companyId } = fixture;
  const customer = await ensureCustomer(server.services, companyId);
  const reading = await readCustomer(stripe, customer);
  const { subscription, cards, invoices, customer: row } = await fixture.stored();
  const { created: _, ...expected } = reading.subscriptions[0] ?? { created: 0 };
  expect(subscription).toMatchObject(expected);
  expect(cards.map(({ id }) => id)).toEqual(reading.cards.map(({ id }) => id));
  expect(invoices.map(({ id }) => id).toSorted()).toEqual(
    reading.invoices.map(({ id }) => id).toSorted(),
  );
  expect(row?.balanceCents).toBe(reading.balanceCents);
}

/** A company with a plan, whose readings overtake one another while it is `slow`. */
async function payingFixture() {
  const pace = { isSlow: false };
  const fixture = await billingFixture(
    {},
    (fetch) => async (url, init) => {
      const answer = await fetch(url, init);
      if (pace.isSlow) await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
      return answer;
    },
    databaseStore,
  );
  await fixture.addCard('pm_card_visa');
  const subscriptionId = await fixture.subscribe('pro', 2);
  await fixture.server.services.payments?.emulator?.flush();
  return { fixture, pace, subscriptionId };
}

/** The events since `last`, newest first, not yet delivered. */
async function eventsSince(stripe: Stripe, last: Stripe.Event | undefined) {
  const fresh: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    if (event.id === last?.id) break;
    fresh.push(event);
  }
  return fresh;
}

/** Delivers three changes' events in any order, five times each or never, while a fourth change is made. */
async function expectConvergence({
  fixture,
  pace,
  subscriptionId,
}: Awaited<ReturnType<typeof payingFixture>>) {
  const { server, stripe } = fixture;
  const { db, services } = server;
  const [last] = (await stripe.events.list({ limit: 1 })).data;
  for (let step = 1; step <= 3; step += 1) await change(fixture, subscriptionId);
  await services.payments?.emulator?.flush();
  const fresh = await eventsSince(stripe, last);
  // As if none had arrived since the last sweep.
  await db.delete(stripeEvents);
  await db.delete(jobs);
  await db.delete(installation);
  if (last) await writeEvents(db, 'emulator', [last]);
  const sent = fresh.filter(() => Math.random() >= DROPPED);
  const left = [...shuffled(Array.from({ length: COPIES }, () => sent).flat())];
  pace.isSlow = true;
  const arriving = Array.from({ length: AT_ONCE }, async () => {
    for (let event = left.pop(); event; event = left.pop()) {
      await writeEvents(db, 'emulator', [event]);
      await handleEvent(services, event.id);
    }
  });
  const further = Math.random() < 0.5 ? [change(fixture, subscriptionId)] : [];
  await Promise.all([...arriving, ...further]);
  pace.isSlow = false;
  expect((await db.select().from(stripeEvents)).length).toBeLessThanOrEqual(fresh.length + 9);
  await sweepBilling(services);
  await fixture.settle();
  await compare(fixture);
}

it(
  `webhooks in any order, duplicated and dropped, converge to what Stripe has (${RUNS} permutations)`,
  async () => {
    for (let run = 0; run < RUNS; run += COMPANY_RUNS) {
      const paying = await payingFixture();
      const runs = Math.min(COMPANY_RUNS, RUNS - run);
      for (let turn = 0; turn < runs; turn += 1) await expectConvergence(paying);
    }
  },
  30_000 + RUNS * 3000,
);
