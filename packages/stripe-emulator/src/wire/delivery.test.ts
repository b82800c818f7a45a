import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { secretKey, webhookSecret } from '../testing/client.ts';
import { waitBefore } from './delivery.ts';

function setUp(answers: readonly ('fails' | 'takes')[], store = createMemoryStore()) {
  let seconds = Date.parse('2026-03-01T00:00:00Z') / 1000;
  const sent: { readonly body: string; readonly signature: string; readonly at: number }[] = [];
  const emulator = createEmulator({
    store,
    now: () => new Date(seconds * 1000),
    secretKey,
    webhookSecret,
    deliver: async (body, signature) => {
      const answer = answers[sent.length];
      sent.push({ body, signature, at: seconds });
      if (answer === 'fails') throw new Error('nobody is there');
    },
  });
  const httpClient = Stripe.createFetchHttpClient(
    (url: string | URL | Request, init?: RequestInit) => emulator.fetch(new Request(url, init)),
  );
  const stripe = new Stripe(secretKey, { httpClient });
  const wait = (by: number): void => {
    seconds += by;
  };
  return { emulator, stripe, sent, wait };
}

test('an event’s signature is accepted by the client, and refused after a change', async () => {
  const { emulator, stripe, sent } = setUp(['takes']);
  const customer = await stripe.customers.create({ name: 'Ada' });
  await emulator.flush();
  const [first] = sent;
  if (!first) throw new Error('No event came.');
  const read = (body: string, at = first.at): Stripe.Event =>
    stripe.webhooks.constructEvent(body, first.signature, webhookSecret, 300, undefined, at * 1000);
  expect(read(first.body)).toMatchObject({
    type: 'customer.created',
    data: { object: { id: customer.id } },
    request: { id: expect.stringMatching(/^req_/) },
  });
  expect(() => read(first.body.replace('Ada', 'Eve'))).toThrow(/signature/);
  expect(() => read(first.body, first.at + 301)).toThrow(/tolerance/);
});

test('an undelivered event is sent again, later each time, until it is delivered', async () => {
  const { emulator, stripe, sent, wait } = setUp(['fails', 'fails', 'takes']);
  await stripe.customers.create();
  await emulator.flush();
  expect(sent).toHaveLength(1);
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);

  wait(waitBefore(0) - 1);
  await emulator.flush();
  expect(sent).toHaveLength(1);
  wait(1);
  await emulator.flush();
  expect(sent).toHaveLength(2);
  wait(waitBefore(1));
  await emulator.flush();
  await emulator.flush();
  expect(sent).toHaveLength(3);
  expect((await stripe.events.list({ delivery_success: true })).data).toHaveLength(1);
});

test('undelivered events are sent by the next process at its first request, even a read', async () => {
  const store = createMemoryStore();
  const before = setUp(['fails'], store);
  await before.stripe.customers.create();
  await before.emulator.flush();

  const { stripe, sent, wait } = setUp([], store);
  wait(waitBefore(0));
  await stripe.customers.list();
  await expect.poll(() => sent.length).toBe(1);
});

test('events are sent in the order in which they happened', async () => {
  const { emulator, stripe, sent } = setUp([]);
  const { id } = await stripe.customers.create();
  await stripe.customers.update(id, { name: 'Ada' });
  await stripe.customers.del(id);
  await emulator.flush();
  const types = sent.map(({ body }) => JSON.parse(body).type);
  expect(types).toEqual(['customer.created', 'customer.updated', 'customer.deleted']);
});

test('the pauses grow from seconds to an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(waitBefore)).toEqual([5, 20, 80, 320, 1280, 3600, 3600]);
});
