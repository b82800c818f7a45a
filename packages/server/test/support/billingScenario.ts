/** What happens to a company in the scenarios about money: time passes, and orders are sent as the app sends them. */
import { expect } from 'vitest';
import { moveClock } from '../../src/billing/sync/clock.ts';
import type { BillingClient } from './billingClient.ts';

const HOUR = 60 * 60 * 1000;

/** Passes the renewal, by so many hours: within the first one its invoice is a draft. */
export async function renewalPasses(fixture: BillingClient, hours = 2): Promise<void> {
  const { renewalDate, cancellationDate } = await fixture.customer();
  const to = new Date(new Date(renewalDate ?? cancellationDate ?? '').getTime() + hours * HOUR);
  const { services } = fixture.server;
  await moveClock(services, fixture.companyId, to);
  await fixture.wait((to.getTime() - services.now().getTime()) / (24 * HOUR));
}

let orders = 0;

/** Sends an order with a key of its own; it must be answered with 200. */
export async function order<T>(fixture: BillingClient, path: string, body: object): Promise<T> {
  orders += 1;
  const headers = { 'idempotency-key': `order-${orders}` };
  const answer = await fixture.client.post(path, body, { headers });
  const text = await answer.text();
  expect([answer.status, text]).toEqual([200, expect.anything()]);
  return JSON.parse(text) as T;
}

/** It is refused with a bill, by whose fingerprint the same order is then made. */
export async function expectNewBill(answer: Response): Promise<string> {
  const { bill, ...refusal } = (await answer.json()) as { bill: { fingerprint: string } };
  expect([answer.status, refusal]).toEqual([
    409,
    { message: 'The bill has changed. Look at it again, then confirm.', code: 'bill_changed' },
  ]);
  return bill.fingerprint;
}
