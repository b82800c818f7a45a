import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { requirePayments } from './payments.ts';
import { sweepBilling } from '../sync/sweep.ts';
import { stripeEvents } from '../../db/schema/billing.ts';
import { jobs } from '../../db/schema/platform.ts';
import { billingFixture } from '../../../test/support/billingFixture.ts';
import { startTestServer } from '../../../test/support/server.ts';

const event = (id: string, customer: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'customer.updated',
    created: 1_795_000_000,
    data: { object: { object: 'customer', id: customer } },
  });

const send = (
  server: Awaited<ReturnType<typeof startTestServer>>,
  body: string,
  signature: string | null,
) =>
  server.app.request('http://localhost:4000/stripe/webhook', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...(signature !== null && { 'stripe-signature': signature }),
    },
  });

const sign = (payload: string, secret: string, secondsAgo = 0) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });

it('takes a signed event without session or token, and stores duplicates once', async () => {
  const server = await startTestServer();
  const { webhookSecret } = requirePayments(server.services);
  const body = event('evt_1', 'cus_1');
  for (let time = 1; time <= 3; time += 1) {
    const answer = await send(server, body, sign(body, webhookSecret));
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  }
  const rows = await server.db.select().from(stripeEvents);
  expect(rows).toMatchObject([{ id: 'evt_1', customerId: 'cus_1', mode: 'emulator' }]);
  const waiting = await server.db.select().from(jobs);
  expect(waiting.map(({ kind, payload }) => [kind, payload])).toEqual([
    ['stripeEvent', { id: 'evt_1' }],
  ]);
});

it('refuses and does not store an event without a valid, recent signature', async () => {
  const server = await startTestServer();
  const { webhookSecret } = requirePayments(server.services);
  const body = event('evt_1', 'cus_1');
  const right = sign(body, webhookSecret);
  const wrong: readonly (readonly [string, string | null])[] = [
    [body, null],
    [body, 'nonsense'],
    [body, sign(body, 'whsec_other')],
    [body, right.replace('v1=', 'v0=')],
    [body, sign(body, webhookSecret, 301)],
    [`${body} `, right],
    [event('evt_2', 'cus_1'), right],
  ];
  for (const [sent, signature] of wrong) {
    expect((await send(server, sent, signature)).status).toBe(400);
  }
  expect(await server.db.select().from(stripeEvents)).toEqual([]);
});

it('refuses a body of more than a mebibyte', async () => {
  const server = await startTestServer();
  const body = 'x'.repeat(1024 * 1024 + 1);
  const headers = { 'content-length': String(body.length), 'stripe-signature': 't=1,v1=a' };
  const request = new Request('http://localhost/stripe/webhook', { method: 'POST', body, headers });
  expect((await server.app.request(request)).status).toBe(413);
});

it('answers 503 without payments', async () => {
  const server = await startTestServer({ demo: false });
  expect(server.services.payments).toBeNull();
  expect((await send(server, '{}', 't=1,v1=a')).status).toBe(503);
});

it('the sweep finds events that no webhook brought', async () => {
  const fixture = await billingFixture();
  const { server, stripe } = fixture;
  await fixture.addCard('pm_card_visa');
  const id = await fixture.subscribe('pro');
  await fixture.settle();
  await sweepBilling(server.services);
  // No delivery: the emulator is not asked to, and its outbox row is deleted.
  await stripe.subscriptions.cancel(id);
  await fixture.server.services.payments?.emulator?.flush();
  await server.db.delete(stripeEvents);
  await server.db.delete(jobs);
  expect((await fixture.stored()).subscription).toMatchObject({ status: 'active' });
  await sweepBilling(server.services);
  await fixture.settle();
  expect((await fixture.stored()).subscription).toBeNull();
});
