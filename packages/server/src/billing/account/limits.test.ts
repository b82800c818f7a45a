import { beforeEach, describe, expect, it } from 'vitest';
import {
  type BillingClient,
  billingClient,
  byScript,
} from '../../../test/support/billingClient.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { makeCompany, makeUser } from '../../../test/support/users.ts';
import { renewalPasses } from '../../../test/support/billingScenario.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
});

const intent = (client: TestClient = fixture.client) => client.get('/api/intent', byScript);
const check = (code: string) => fixture.client.get(`/api/codeCheck?coupon=${code}`);
const declined = { paymentMethod: 'pm_card_visa_chargeDeclined' };
const save = (body: object) => fixture.client.post('/api/savePayment', body);

async function statusesOf(times: number, send: () => Promise<Response>) {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await send()).status);
  return statuses;
}

const ten = Array<number>(10).fill(200);

describe('forms for a card', () => {
  it('are ten an hour for a company, for all its users together', async () => {
    const colleague = await fixture.server.as(
      await makeUser(fixture.server.db, { id: fixture.companyId }, { role: 'Admin' }),
    );
    expect(await statusesOf(5, () => intent(colleague))).toEqual(ten.slice(5));
    expect(await statusesOf(6, () => intent())).toEqual([...ten.slice(5), 429]);
    const refused = await intent();
    expect(refused.headers.get('retry-after')).toBe('3600');
    fixture.server.advance(60 * 60);
    expect((await intent()).status).toBe(200);
  });
});

describe('codes of coupons', () => {
  it('are looked up ten times a minute', async () => {
    expect(await statusesOf(11, () => check('GUESS'))).toEqual([...ten, 429]);
    fixture.server.advance(60);
    expect((await check('SAVE20')).status).toBe(200);
  });

  it('are not guessed by previews either, and valid ones cost nothing', async () => {
    const bill = (discountCode: string) => () =>
      fixture.client.post('/api/billing/preview', {
        kind: 'plan',
        subscriptionType: 'pro',
        discountCode,
      });
    expect(await statusesOf(12, bill('SAVE20'))).toEqual(Array(12).fill(200));
    expect(await statusesOf(11, bill('GUESS'))).toEqual([...Array(10).fill(422), 429]);
  });

  it('are not guessed by many previews at once either', async () => {
    const bills = Array.from({ length: 40 }, (_, at) =>
      fixture.client.post('/api/billing/preview', {
        kind: 'plan',
        subscriptionType: 'pro',
        discountCode: `GUESS${at}`,
      }),
    );
    const statuses = (await Promise.all(bills)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('that were guessed too often refuse no preview and no order without a code', async () => {
    await fixture.card();
    expect(await statusesOf(11, () => check('GUESS'))).toEqual([...ten, 429]);
    const order = { kind: 'plan', subscriptionType: 'pro', priceId: await fixture.price('pro') };
    const send = (path: string, code: string | null) => () =>
      fixture.client.post(path, { ...order, discountCode: code });
    for (const path of ['/api/billing/preview', '/api/subscribe']) {
      expect(await statusesOf(1, send(path, 'SAVE20'))).toEqual([429]);
      expect(await statusesOf(2, send(path, ''))).toEqual([200, 200]);
      expect(await statusesOf(1, send(path, null))).toEqual([200]);
    }
    expect((await fixture.customer()).planName).toBe('pro');
  });
});

describe('declined cards', () => {
  it('are ten an hour, then no card is tried', async () => {
    expect(await statusesOf(11, () => save(declined))).toEqual([...ten, 429]);
    expect((await save({ paymentMethod: 'pm_card_visa' })).status).toBe(429);
    const order = {
      paymentMethod: null,
      priceId: await fixture.price('pro'),
      subscriptionType: 'pro',
      subscriptionChange: false,
      discountCode: null,
    };
    expect((await fixture.client.post('/api/subscribe', order)).status).toBe(429);
    fixture.server.advance(60 * 60);
    expect((await save({ paymentMethod: 'pm_card_visa' })).status).toBe(200);
  });

  it('exclude accepted cards', async () => {
    const taken = await statusesOf(11, () => save({ paymentMethod: 'pm_card_visa' }));
    expect(taken).toEqual([...ten, 200]);
  });

  it('include those that are charged for what is owed', async () => {
    const bad = { paymentMethod: await fixture.card() };
    await fixture.subscribe('pro');
    bad.paymentMethod = await fixture.card('pm_card_chargeCustomerFail');
    await fixture.post('/api/setDefaultPayment', bad);
    await renewalPasses(fixture);
    let sent = 0;
    const send = (call: string, body: object) => () => {
      const headers = { 'idempotency-key': `card-${(sent += 1)}` };
      return fixture.client.post(`/api/${call}`, body, { headers });
    };
    const fresh = { paymentMethod: 'pm_card_chargeCustomerFail' };
    const first = await send('savePayment', fresh)();
    expect(await first.json()).toMatchObject({
      status: 'success',
      declined: 'Your card was declined.',
    });
    expect(await statusesOf(5, send('savePayment', fresh))).toEqual(ten.slice(5));
    expect(await statusesOf(5, send('setDefaultPayment', bad))).toEqual([...ten.slice(6), 429]);
    expect((await fixture.customer()).openPayment).toMatchObject({ amount: 99 });
  });
});

/** Calls at each limit, of which the eleventh is refused. */
const limited = {
  'a form for a card': (client: TestClient, query: string) =>
    client.get(`/api/intent${query}`, byScript),
  'a code of a coupon': (client: TestClient, query: string) =>
    client.get(`/api/codeCheck${query || '?'}&coupon=GUESS`),
  'a declined card': (client: TestClient, query: string) =>
    client.post(`/api/savePayment${query}`, declined),
} as const;

describe.each(Object.entries(limited))('%s', (_, call) => {
  it('counts for the company, whoever asks from wherever', async () => {
    const { server, companyId } = fixture;
    const people = [fixture.client];
    for (let more = 0; more < 2; more += 1) {
      people.push(await server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' })));
    }
    let turn = 0;
    const next = () => call(people[(turn += 1) % 3] ?? fixture.client, '');
    expect(await statusesOf(11, next)).toEqual([...ten, 429]);
  });

  it('counts for the person, over all companies', async () => {
    const { server, companyId } = fixture;
    const root = await server.as(
      await makeUser(server.db, { id: companyId }, { role: 'Superadmin' }),
    );
    // Company 1 is closed to the Superadmins of others.
    await makeCompany(server.db);
    const others = [await makeCompany(server.db), await makeCompany(server.db)];
    let turn = 0;
    const next = () => call(root, `?companyId=${others[(turn += 1) % 2]?.id}`);
    expect(await statusesOf(11, next)).toEqual([...ten, 429]);
  });
});
