import { afterEach, expect, it, vi } from 'vitest';
import { moveClock } from './sync/clock.ts';
import { type BillingClient, billingClient, byScript } from '../../test/support/billingClient.ts';
import { captureLog } from '../../test/support/capturedLog.ts';
import { everyRow } from '../../test/support/everyRow.ts';
import { type FailingStripe, failingStripe } from '../../test/support/failingStripe.ts';
import { databaseStore } from '../../test/support/emulatorCatalogue.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A card number typed into a field that is not for one. */
const number = '4000056655665556';

interface Journey {
  readonly fixture: BillingClient;
  readonly stripe: FailingStripe;
  readonly log: readonly string[];
  /** Every answer that the journeys got, with its status before it. */
  readonly answers: string[];
}

async function start(): Promise<Journey> {
  const stripe = failingStripe();
  const fixture = await billingClient([
    {},
    undefined,
    stripe.through,
    stripe.patience,
    databaseStore,
  ]);
  const log = captureLog(fixture.server.services);
  const answers: string[] = [];
  const { client } = fixture;
  const send = client.send.bind(client);
  const recordingSend: typeof send = async (...parts) => {
    const answer = await send(...parts);
    answers.push(`${answer.status} ${await answer.clone().text()}`);
    return answer;
  };
  Object.assign(client, {
    send: recordingSend,
    get: (path: string, extras?: object) => recordingSend('GET', path, undefined, extras),
    post: (path: string, body?: unknown, extras?: object) =>
      recordingSend('POST', path, body, extras),
  });
  return { fixture, stripe, log, answers };
}

/** From the first card to the cancelled plan, with a bank that asks, a card that fails, and a Stripe that does. */
async function journeys({ fixture, stripe }: Journey): Promise<void> {
  const { client, server } = fixture;
  await client.get('/api/intent', byScript);
  await fixture.card('pm_card_authenticationRequired');
  const asked = await fixture.subscribe('pro');
  await fixture.confirm(asked.intent?.client_secret ?? '', false);
  await fixture.customer();
  const again = await fixture.subscribe('pro', {
    paymentMethod: await fixture.card('pm_card_visa'),
  });
  expect(again.status).toBe('success');
  await client.post('/api/updateAdditionalProducts', {
    priceId: await fixture.price('additional'),
    quantity: 2,
    subscriptionType: 'pro',
    currentAdditionalProducts: 0,
  });
  for (const failure of ['hang', 'kept', 'lost', 'busy'] as const) {
    stripe.failure = failure;
    await client.get('/api/intent', byScript);
    await fixture.subscribe('business', { subscriptionChange: true });
  }
  stripe.failure = null;
  expect((await fixture.subscribe('business', { subscriptionChange: true })).status).toBe(
    'success',
  );
  const bad = await fixture.card('pm_card_chargeCustomerFail');
  await client.post('/api/setDefaultPayment', { paymentMethod: bad });
  await moveClock(server.services, fixture.companyId, new Date('2026-12-21T14:00:00Z'));
  await fixture.wait(31);
  expect((await fixture.customer()).status).toBe('past_due');
  const secure = await fixture.card('pm_card_authenticationRequired');
  const open = await client.post('/api/setDefaultPayment', { paymentMethod: secure });
  expect(await open.json()).toMatchObject({ intent: { client_secret: expect.anything() } });
  await client.get('/api/billing/invoices');
  await client.get('/api/cancelPlan', byScript);
}

/** A card number in every field and address of every call about money. */
async function mistyped({ fixture }: Journey): Promise<void> {
  const { client } = fixture;
  const price = await fixture.price('pro');
  const bodies: readonly (readonly [string, object])[] = [
    ['subscribe', { paymentMethod: number, priceId: price, subscriptionType: 'pro' }],
    ['subscribe', { priceId: number, subscriptionType: 'pro' }],
    ['subscribe', { priceId: price, subscriptionType: number }],
    ['subscribe', { priceId: price, subscriptionType: 'pro', discountCode: number, [number]: 1 }],
    [
      'updateAdditionalProducts',
      { priceId: number, quantity: 1, subscriptionType: 'pro', currentAdditionalProducts: 0 },
    ],
    [
      'updateAdditionalProducts',
      {
        priceId: price,
        quantity: Number(number),
        subscriptionType: 'pro',
        currentAdditionalProducts: 0,
      },
    ],
    ['removeAdditionalProducts', { subscriptionType: 'pro', quantity: Number(number) }],
    ['savePayment', { paymentMethod: number }],
    ['savePayment', { paymentMethod: `pm_${number}` }],
    ['setDefaultPayment', { paymentMethod: number }],
    ['removePayment/', { paymentMethod: number }],
    ['billing/preview', { kind: 'plan', subscriptionType: 'pro', discountCode: number }],
  ];
  for (const [path, body] of bodies) await client.post(`/api/${path}`, body);
  await client.get(`/api/codeCheck?coupon=${number}`);
  await client.get(`/api/customer?companyId=${number}`);
  await client.get(`/api/billing/invoices/${number}.pdf`);
  await client.get(`/api/${number}`);
  await client.post('/stripe/webhook', { id: number }, { headers: { 'stripe-signature': number } });
}

it('leaves no client secret and no card number in a log line, a row or an error after every journey', async () => {
  const journey = await start();
  await journeys(journey);
  const secrets = new Set(journey.answers.join('\n').match(/\b(?:pi|seti)_\w+_secret_\w+/g));
  expect(secrets.size).toBeGreaterThan(2);
  await mistyped(journey);
  const rows = await everyRow(journey.fixture.server.db);
  expect(rows.length).toBeGreaterThan(100);
  expect(journey.log.length).toBeGreaterThan(60);
  const everywhere = [...journey.log, ...rows];
  expect(everywhere.filter((text) => text.includes('_secret_'))).toEqual([]);
  for (const secret of secrets) {
    expect(everywhere.filter((text) => text.includes(secret))).toEqual([]);
  }
  expect(everywhere.filter((text) => text.includes(number))).toEqual([]);
  const errors = journey.answers.filter((answer) => !answer.startsWith('200 '));
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.filter((text) => text.includes(number) || text.includes('_secret_'))).toEqual([]);
});
