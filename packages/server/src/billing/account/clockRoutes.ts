/** `/api/billing/clock`: a company's billing time, moved ahead to see renewals; only where no money is real. */
import { type Context, Hono } from 'hono';
import { type ClockAnswer, type ClockStep, ClockBody } from '@hangtag/contract/wire/billingState';
import { record } from '../../audit/record.ts';
import { requireBillingManager } from './access.ts';
import { requirePayments } from '../stripe/payments.ts';
import { moveClock } from '../sync/clock.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { findBilling } from '../sync/storedBilling.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import { findCompany } from '../../policy/companyQueries.ts';
import { demoOnly } from '../../http/demoOnly.ts';
import { readBody } from '../../http/parse.ts';
import { Refusal, notFound } from '../../http/refusal.ts';
import type { Services, Vars } from '../../http/vars.ts';

export const clockRoutes = new Hono<Vars>();

const DAY_MS = 24 * 60 * 60 * 1000;

/** A renewal's invoice is charged an hour after it was written; then some. */
const AFTER_RENEWAL_MS = 61 * 60 * 1000;

clockRoutes.get('/api/billing/clock', demoOnly, ...requireBillingManager, async (c) => {
  requireEmulator(c);
  return c.json(await answer(c.var.services, c.var.companyId));
});

clockRoutes.post('/api/billing/clock', demoOnly, ...requireBillingManager, async (c) => {
  requireEmulator(c);
  const { advance } = await readBody(c, ClockBody);
  const { services, actor, companyId } = c.var;
  await ensureCustomer(services, companyId);
  const before = await timeOf(services, companyId);
  const to = await target(services, companyId, before, advance);
  await moveClock(services, companyId, to);
  await syncCompany(services, companyId);
  const company = await findCompany(services.db, companyId);
  await services.db.transaction((tx) =>
    record(tx, {
      companyId,
      actor,
      action: 'billing.clock-advanced',
      subject: `company:${companyId}`,
      subjectName: company?.name ?? '',
      before: { billingTime: before.toISOString() },
      after: { billingTime: to.toISOString() },
      at: services.now(),
    }),
  );
  return c.json(await answer(services, companyId));
});

/** 404 outside the emulator: Stripe's own time can't be moved. */
function requireEmulator(c: Context<Vars>): void {
  if (!requirePayments(c.var.services).emulator) throw notFound();
}

async function timeOf(services: Services, companyId: number): Promise<Date> {
  const { customer } = await findBilling(services.db, companyId, 'emulator');
  return customer?.clockAt ?? services.now();
}

async function answer(services: Services, companyId: number): Promise<ClockAnswer> {
  return { now: (await timeOf(services, companyId)).toISOString() };
}

async function target(
  { db }: Services,
  companyId: number,
  from: Date,
  advance: ClockStep,
): Promise<Date> {
  if (advance === 'day') return new Date(from.getTime() + DAY_MS);
  if (advance === 'month') return monthAfter(from);
  const { subscription } = await findBilling(db, companyId, 'emulator');
  if (!subscription?.periodEnd) throw new Refusal(409, 'There is no plan that would renew.');
  return new Date(subscription.periodEnd.getTime() + AFTER_RENEWAL_MS);
}

/** The same day of the next month, or its last day. */
function monthAfter(from: Date): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}
