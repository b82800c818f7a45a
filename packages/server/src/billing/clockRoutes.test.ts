import { expect, it } from 'vitest';
import type { ClockAnswer } from '@hangtag/contract/wire/billingState';
import { auditLog } from '../db/schema/audit.ts';
import { type BillingDesk, startBillingDesk } from '../testing/billingDesk.ts';
import { makeCompany, makeUser } from '../testing/people.ts';
import { startTestServer } from '../testing/server.ts';
import { catchUpClocks } from './clocks.ts';

async function move({ server, admin }: BillingDesk, advance: string) {
  const client = await server.as(admin);
  const answer = await client.post('/api/billing/clock', { advance });
  return { status: answer.status, body: (await answer.json()) as ClockAnswer };
}

it('moves the billing time of one company, and writes down who did it [N10]', async () => {
  const desk = await startBillingDesk();
  await desk.addCard('pm_card_visa');
  await desk.subscribe('pro');
  const client = await desk.server.as(desk.admin);
  const before = await client.get('/api/billing/clock');
  expect(await before.json()).toEqual({ now: '2026-11-21T12:00:00.000Z' });
  expect(await move(desk, 'day')).toMatchObject({ body: { now: '2026-11-22T12:00:00.000Z' } });
  expect(await move(desk, 'renewal')).toMatchObject({ body: { now: '2026-12-21T13:01:00.000Z' } });
  const { subscription, invoices } = await desk.stored();
  expect(subscription).toMatchObject({ status: 'active', renewalDate: '2027-01-21' });
  expect(invoices.map(({ status, paidCents }) => [status, paidCents])).toEqual([
    ['paid', 9900],
    ['paid', 9900],
  ]);
  expect(await move(desk, 'month')).toMatchObject({ body: { now: '2027-01-21T13:01:00.000Z' } });
  const rows = await desk.server.db.select().from(auditLog);
  expect(rows.filter(({ action }) => action === 'billing.clock-advanced')).toHaveLength(3);
  expect(desk.server.services.now().toISOString()).toBe('2026-11-21T12:00:00.000Z');
});

it('without a plan there is no renewal to go to', async () => {
  const desk = await startBillingDesk();
  expect((await move(desk, 'renewal')).status).toBe(409);
  expect((await move(desk, 'year')).status).toBe(422);
});

it('is not there where money is real, or on a name of the internet', async () => {
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  const server = await startTestServer({ stripe: { ...keys, mode: 'test' } });
  const company = await makeCompany(server.db);
  const client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  expect((await client.post('/api/billing/clock', { advance: 'day' })).status).toBe(404);
  const emulated = await startTestServer();
  const rebound = await emulated.app.request('http://rebound.example/api/billing/clock');
  expect(rebound.status).toBe(404);
  const loopback = await emulated.app.request('http://localhost:4000/api/billing/clock');
  expect(loopback.status).toBe(401);
});

it('a clock that falls behind is brought up to the present, and what was due happens', async () => {
  const desk = await startBillingDesk();
  await desk.addCard('pm_card_visa');
  await desk.subscribe('basic');
  desk.server.advance(31 * 24 * 60 * 60);
  await catchUpClocks(desk.server.services);
  const { subscription, invoices, customer } = await desk.stored();
  expect(customer?.clockAt).toEqual(desk.server.services.now());
  expect(subscription).toMatchObject({ renewalDate: '2027-01-21' });
  expect(invoices).toHaveLength(2);
});
