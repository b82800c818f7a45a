/** Finds what webhooks did not bring: lost events, and companies that were not read for long. */
import { and, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { writeEvents } from '../stripe/receiveEvent.ts';
import type { BillingServices } from '../stripe/services.ts';
import { syncCompany } from './syncCompany.ts';
import { stripeCustomers, stripeEvents } from '../../db/schema/billing.ts';
import type { StripeMode } from '../../db/schema/billingJson.ts';
import { subscriptions } from '../../db/schema/companies.ts';
import { installation } from '../../db/schema/platform.ts';
import { describeError } from '../../support/describeError.ts';

/** Pages of a hundred events that one sweep reads at most. */
const PAGES = 50;

/** Retention of handled events, in milliseconds; Stripe stops redelivering after three days. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Runs both. A failing company does not stop the others. */
export async function sweepBilling(services: BillingServices): Promise<void> {
  if (!services.payments) return;
  await fetchEvents(services);
  const { log } = services;
  for (const companyId of await staleCompanies(services)) {
    await syncCompany(services, companyId).catch((error: unknown) =>
      log.warn({ companyId, ...describeError(error) }, 'billing of a company was not read'),
    );
  }
  await services.db
    .delete(stripeEvents)
    .where(lt(stripeEvents.handledAt, new Date(services.now().getTime() - RETENTION_MS)));
}

const cursorKey = (mode: StripeMode) => `stripe-events-${mode}`;

/** Stores every event since the last sweep that no webhook brought. */
async function fetchEvents({ db, payments, log }: BillingServices): Promise<void> {
  if (!payments) return;
  const { stripe, mode } = payments;
  const key = cursorKey(mode);
  const [stored] = await db.select().from(installation).where(eq(installation.key, key));
  const cursor = typeof stored?.value === 'string' ? stored.value : null;
  const found: Stripe.Event[] = [];
  let before: string | undefined;
  for (let page = 1; page <= PAGES; page += 1) {
    const { data, has_more: hasMore } = await stripe.events.list({
      limit: 100,
      ...(before && { starting_after: before }),
    });
    found.push(...data);
    before = data.at(-1)?.id;
    // Reads the cursor's whole page, because Stripe may list an event late.
    if (!hasMore || data.some(({ id }) => id === cursor)) break;
  }
  const fresh = await writeEvents(db, mode, found);
  if (fresh > 0) log.info({ fresh }, 'events that no webhook brought');
  const value = found[0]?.id;
  if (value === undefined) return;
  await db
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}

/** Companies not read for a day, or on whose plan something ends today. */
async function staleCompanies({ db, payments, now }: BillingServices): Promise<readonly number[]> {
  if (!payments) return [];
  const rows = await db
    .selectDistinct({ companyId: stripeCustomers.companyId })
    .from(stripeCustomers)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.companyId, stripeCustomers.companyId),
        ne(subscriptions.status, 'ended'),
      ),
    )
    .where(
      and(
        eq(stripeCustomers.mode, payments.mode),
        isNotNull(stripeCustomers.customerId),
        or(
          isNull(stripeCustomers.readAt),
          lt(stripeCustomers.readAt, sql`now() - interval '1 day'`),
          and(
            lte(subscriptions.cancellationDate, now().toISOString().slice(0, 10)),
            lt(stripeCustomers.readAt, sql`now() - interval '1 hour'`),
          ),
        ),
      ),
    );
  return rows.map(({ companyId }) => companyId);
}
