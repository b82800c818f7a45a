/** Handles a stored webhook: reads its company at Stripe, unless a later reading is stored. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BillingServices } from '../stripe/services.ts';
import { syncCompany } from './syncCompany.ts';
import { stripeCustomers, stripeEvents } from '../../db/schema/billing.ts';

/** Handles one event, once. @throws what Stripe's client throws. */
export async function handleEvent(services: BillingServices, id: string): Promise<void> {
  const { db, payments } = services;
  const [event] = await db
    .select({
      mode: stripeEvents.mode,
      companyId: stripeCustomers.companyId,
      isKnown: sql<boolean>`coalesce(${stripeCustomers.readAt} > ${stripeEvents.receivedAt}, false)`,
    })
    .from(stripeEvents)
    .leftJoin(
      stripeCustomers,
      and(
        eq(stripeCustomers.mode, stripeEvents.mode),
        eq(stripeCustomers.customerId, stripeEvents.customerId),
      ),
    )
    .where(and(eq(stripeEvents.id, id), isNull(stripeEvents.handledAt)));
  if (!event) return;
  // Another mode's ids mean nothing to the current Stripe.
  if (event.mode === payments?.mode && event.companyId !== null && !event.isKnown) {
    await syncCompany(services, event.companyId);
  }
  await db
    .update(stripeEvents)
    .set({ handledAt: sql`clock_timestamp()` })
    .where(eq(stripeEvents.id, id));
}
