import { beforeEach, describe, expect, it } from 'vitest';
import {
  type BillingClient,
  billingClient,
  byScript,
} from '../../../test/support/billingClient.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { makeCompany, makeUser } from '../../../test/support/users.ts';

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

  it('are ten an hour for a Superadmin, over all companies', async () => {
    const { server, companyId } = fixture;
    const root = await server.as(
      await makeUser(server.db, { id: companyId }, { role: 'Superadmin' }),
    );
    // Company 1 is closed to the Superadmins of others.
    await makeCompany(server.db);
    const others = [await makeCompany(server.db), await makeCompany(server.db)];
    const at = (which: number) =>
      root.get(`/api/intent?companyId=${others[which % 2]?.id}`, byScript);
    let which = 0;
    expect(await statusesOf(11, () => at((which += 1)))).toEqual([...ten, 429]);
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
});
