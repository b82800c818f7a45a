/** Advances the emulator's clocks, so that due renewals happen without a visit. */
import { and, eq, isNotNull, lte, ne } from 'drizzle-orm';
import type { BillingServices } from '../stripe/services.ts';
import { catchUpClock } from './clock.ts';
import { syncCompany } from './syncCompany.ts';
import { stripeCustomers } from '../../db/schema/billing.ts';
import { subscriptions } from '../../db/schema/companies.ts';

/** A clock that is this far behind is brought up to the present whatever it may bring, in milliseconds. */
const BEHIND_MS = 60 * 60 * 1000;

/** Advances the clocks of companies whose period is over, and of those unchanged for long. */
export async function catchUpClocks(services: BillingServices): Promise<void> {
  const { db, payments, now } = services;
  if (!payments?.emulator) return;
  const { mode } = payments;
  const isOwn = and(eq(stripeCustomers.mode, mode), isNotNull(stripeCustomers.clockId));
  const due = await db
    .select({ companyId: stripeCustomers.companyId })
    .from(stripeCustomers)
    .innerJoin(subscriptions, eq(subscriptions.companyId, stripeCustomers.companyId))
    .where(
      and(
        isOwn,
        lte(stripeCustomers.clockAt, subscriptions.periodEnd),
        ne(subscriptions.status, 'ended'),
        lte(subscriptions.periodEnd, now()),
      ),
    );
  const still = await db
    .select({ companyId: stripeCustomers.companyId })
    .from(stripeCustomers)
    .where(and(isOwn, lte(stripeCustomers.clockAt, new Date(now().getTime() - BEHIND_MS))));
  for (const companyId of new Set([...due, ...still].map((row) => row.companyId))) {
    await catchUpClock(services, companyId);
    await syncCompany(services, companyId);
  }
}
