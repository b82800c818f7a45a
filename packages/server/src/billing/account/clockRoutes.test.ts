import { expect, it } from 'vitest';
import type { ClockAnswer } from '@hangtag/contract/wire/billingState';
import { catchUpClocks } from '../sync/catchUpClocks.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { type BillingFixture, billingFixture } from '../../../test/support/billingFixture.ts';
import { makeCompany, makeUser } from '../../../test/support/users.ts';
import { startTestServer } from '../../../test/support/server.ts';

async function move({ server, admin }: BillingFixture, advance: string) {
  const client = await server.as(admin);
  const answer = await client.post('/api/billing/clock', { advance });
  return { status: answer.status, body: (await answer.json()) as ClockAnswer };
}

it('moves the billing time of one company, and records who did it', async () => {
  const fixture = await billingFixture();
  await fixture.addCard('pm_card_visa');
  await fixture.subscribe('pro');
  const client = await fixture.server.as(fixture.admin);
  const before = await client.get('/api/billing/clock');
  expect(await before.json()).toEqual({ now: '2026-11-21T12:00:00.000Z' });
  expect(await move(fixture, 'day')).toMatchObject({ body: { now: '2026-11-22T12:00:00.000Z' } });
  expect(await move(fixture, 'renewal')).toMatchObject({
    body: { now: '2026-12-21T13:01:00.000Z' },
  });
  const { subscription, invoices } = await fixture.stored();
  expect(subscription).toMatchObject({ status: 'active', renewalDate: '2027-01-21' });
  expect(invoices.map(({ status, paidCents }) => [status, paidCents])).toEqual([
    ['paid', 9900],
    ['paid', 9900],
  ]);
  expect(await move(fixture, 'month')).toMatchObject({ body: { now: '2027-01-21T13:01:00.000Z' } });
  const rows = await fixture.server.db
    .select()
    .from(auditLog)
    .orderBy(auditLog.companyId, auditLog.position);
  expect(rows.filter(({ action }) => action === 'billing.clock-advanced')).toHaveLength(3);
  expect(fixture.server.services.now().toISOString()).toBe('2026-11-21T12:00:00.000Z');
});

it('refuses the step to the renewal without a plan', async () => {
  const fixture = await billingFixture();
  expect((await move(fixture, 'renewal')).status).toBe(409);
  expect((await move(fixture, 'year')).status).toBe(422);
});

it('is absent in Stripe’s modes, and on a public host name', async () => {
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

it('brings a clock that fell behind up to the present, renewals included', async () => {
  const fixture = await billingFixture();
  await fixture.addCard('pm_card_visa');
  await fixture.subscribe('basic');
  fixture.server.advance(31 * 24 * 60 * 60);
  await catchUpClocks(fixture.server.services);
  const { subscription, invoices, customer } = await fixture.stored();
  expect(customer?.clockAt).toEqual(fixture.server.services.now());
  expect(subscription).toMatchObject({ renewalDate: '2027-01-21' });
  expect(invoices).toHaveLength(2);
});
