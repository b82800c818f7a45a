/** What we last read at Stripe of a company; answered from here when Stripe does not answer. */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { stripeCards, stripeCustomers, stripeInvoices } from '../../db/schema/billing.ts';
import { subscriptions } from '../../db/schema/companies.ts';
import type { StripeMode } from '../../db/schema/stripeMode.ts';
import type { StoredDiscount } from '../../db/schema/billingJson.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CardRow = typeof stripeCards.$inferSelect;
export type InvoiceRow = typeof stripeInvoices.$inferSelect;

/** A company's billing as it is stored. */
export interface StoredBilling {
  readonly customer: typeof stripeCustomers.$inferSelect | null;
  /** The default card first, then the newest. */
  readonly cards: readonly CardRow[];
  /** The one that has not ended; null without. */
  readonly subscription: SubscriptionRow | null;
  /** The newest first. */
  readonly invoices: readonly InvoiceRow[];
  readonly discount: StoredDiscount | null;
}

/** Everything that is stored of a company in a mode. */
export async function findBilling(
  db: Queryable,
  companyId: number,
  mode: StripeMode,
): Promise<StoredBilling> {
  const [customer] = await db
    .select()
    .from(stripeCustomers)
    .where(and(eq(stripeCustomers.companyId, companyId), eq(stripeCustomers.mode, mode)));
  const cards = await db
    .select()
    .from(stripeCards)
    .where(and(eq(stripeCards.companyId, companyId), eq(stripeCards.mode, mode)))
    .orderBy(desc(stripeCards.isDefault), desc(stripeCards.createdAt), desc(stripeCards.id));
  const [subscription] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.companyId, companyId), ne(subscriptions.status, 'ended')));
  const invoices = await db
    .select()
    .from(stripeInvoices)
    .where(and(eq(stripeInvoices.companyId, companyId), eq(stripeInvoices.mode, mode)))
    .orderBy(desc(stripeInvoices.createdAt), desc(stripeInvoices.number));
  return {
    customer: customer ?? null,
    cards,
    subscription: subscription ?? null,
    invoices,
    discount: subscription?.discount ?? null,
  };
}
