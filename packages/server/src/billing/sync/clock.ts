/** A company's billing time where the emulator answers: it runs with ours, and can be moved ahead of it. */
import { and, eq } from 'drizzle-orm';
import { type Payments, requirePayments } from '../stripe/payments.ts';
import type { BillingServices } from '../stripe/services.ts';
import { findBilling } from './storedBilling.ts';
import { stripeCustomers } from '../../db/schema/billing.ts';
import type { StripeMode } from '../../db/schema/billingJson.ts';

/** Stripe moves a clock at most two periods at once; a step of this length is always allowed. */
const STEP_MS = 28 * 24 * 60 * 60 * 1000;

/** A clock that is behind by less is left alone, in milliseconds. */
const SLACK_MS = 2000;

/** Brings the clock of a company up to the present; one that is ahead stays ahead. */
export async function catchUpClock(services: BillingServices, companyId: number): Promise<void> {
  await moveClock(services, companyId, services.now());
}

/**
 * Advances a company's billing time; no effect when it is already there.
 * @returns The resulting time; null for a company without a clock.
 */
export async function moveClock(
  services: BillingServices,
  companyId: number,
  to: Date,
): Promise<Date | null> {
  const { db } = services;
  const { stripe, mode } = requirePayments(services);
  const isThis = and(eq(stripeCustomers.companyId, companyId), eq(stripeCustomers.mode, mode));
  const [row] = await db.select().from(stripeCustomers).where(isThis);
  if (!row?.clockId || !row.clockAt) return null;
  let at = row.clockAt.getTime();
  if (to.getTime() - at < SLACK_MS) return row.clockAt;
  while (at < to.getTime()) {
    at = Math.min(at + STEP_MS, to.getTime());
    await moveTo(stripe, row.clockId, Math.floor(at / 1000));
    // After each step: what has happened by then is not undone by a later step that fails.
    await db
      .update(stripeCustomers)
      .set({ clockAt: new Date(at) })
      .where(isThis);
  }
  return new Date(at);
}

async function moveTo(stripe: Payments['stripe'], id: string, seconds: number): Promise<void> {
  const { testClocks } = stripe.testHelpers;
  const known = await testClocks.retrieve(id);
  // Another process may have advanced it meanwhile.
  if (known.frozen_time >= seconds) return;
  // The emulator has advanced the clock when it answers.
  await testClocks.advance(id, { frozen_time: seconds });
}

/** The company's billing time: ours, or its clock's where that was moved ahead. */
export async function billingTime(
  { db, now }: Pick<BillingServices, 'db' | 'now'>,
  mode: StripeMode,
  companyId: number,
): Promise<Date> {
  const { customer } = await findBilling(db, companyId, mode);
  const ahead = customer?.clockAt;
  return ahead && ahead > now() ? ahead : now();
}
