/** A company's data as last read from Stripe: one reading stores it, and it answers while Stripe does not. */
import { and, asc, desc, eq, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { CustomerReading } from './readCustomer.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { stripeCards, stripeCustomers, stripeInvoices } from '../../db/schema/billing.ts';
import type { StoredDiscount, StripeMode } from '../../db/schema/billingJson.ts';
import { companies, subscriptions } from '../../db/schema/companies.ts';
import type { SubscriptionRow } from '../../policy/companyQueries.ts';

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

/** The invoices that are owed, the oldest first. */
export async function findOwed(
  db: Queryable,
  companyId: number,
  mode: StripeMode,
): Promise<readonly InvoiceRow[]> {
  const isOwn = and(eq(stripeInvoices.companyId, companyId), eq(stripeInvoices.mode, mode));
  return db
    .select()
    .from(stripeInvoices)
    .where(and(isOwn, isNotNull(stripeInvoices.waitsFor)))
    .orderBy(asc(stripeInvoices.createdAt));
}

/** Whether only a bank's confirmation is missing. */
export const isForBank = (owed: readonly InvoiceRow[]): boolean =>
  owed.length > 0 && owed.every(({ waitsFor }) => waitsFor === 'confirmation');

/** Marks what is stored as outdated: whoever depends on it reads first, and so does the sweep. */
export async function forgetReading(
  db: Queryable,
  companyId: number,
  mode: StripeMode,
): Promise<void> {
  await db
    .update(stripeCustomers)
    .set({ readAt: null })
    .where(and(eq(stripeCustomers.companyId, companyId), eq(stripeCustomers.mode, mode)));
}

/** The data before and after a reading. */
export interface Changes {
  readonly before: StoredBilling;
  readonly after: StoredBilling;
}

/** The target of a reading. */
interface ReadingTarget {
  readonly companyId: number;
  readonly mode: StripeMode;
  readonly readAt: Date;
}

/** Stores a reading, and answers what it changed; null when a later one is stored already. */
export async function storeReading(
  tx: Transaction,
  target: ReadingTarget,
  reading: CustomerReading,
): Promise<Changes | null> {
  const { companyId, mode, readAt } = target;
  const isThis = and(eq(stripeCustomers.companyId, companyId), eq(stripeCustomers.mode, mode));
  const [locked] = await tx.select().from(stripeCustomers).where(isThis).for('update');
  if (!locked || (locked.readAt && locked.readAt > readAt)) return null;
  const before = await findBilling(tx, companyId, mode);
  const { balanceCents, taxIds, poNumber } = reading;
  await tx.update(stripeCustomers).set({ readAt, balanceCents, taxIds, poNumber }).where(isThis);
  await storeCards(tx, target, reading);
  await storeSubscriptions(tx, target, reading);
  await storeInvoices(tx, target, reading);
  await storeType(tx, companyId);
  return { before, after: await findBilling(tx, companyId, mode) };
}

async function storeCards(
  tx: Transaction,
  { companyId, mode }: ReadingTarget,
  { cards }: CustomerReading,
) {
  const ids = cards.map(({ id }) => id);
  const isOwn = and(eq(stripeCards.companyId, companyId), eq(stripeCards.mode, mode));
  await tx
    .delete(stripeCards)
    .where(ids.length > 0 ? and(isOwn, notInArray(stripeCards.id, ids)) : isOwn);
  for (const card of cards) {
    const { id: _, ...changed } = card;
    await tx
      .insert(stripeCards)
      .values({ ...card, companyId, mode })
      .onConflictDoUpdate({ target: stripeCards.id, set: changed });
  }
}

async function storeSubscriptions(
  tx: Transaction,
  { companyId, mode }: ReadingTarget,
  reading: CustomerReading,
) {
  const current = reading.subscriptions.find(({ status }) => status !== 'ended');
  const isOwn = and(eq(subscriptions.companyId, companyId), ne(subscriptions.status, 'ended'));
  const isOther = current
    ? or(isNull(subscriptions.stripeId), ne(subscriptions.stripeId, current.stripeId))
    : // One that was agreed without Stripe is not ended by Stripe.
      eq(subscriptions.mode, mode);
  // First, because at most one may be current.
  await tx.update(subscriptions).set({ status: 'ended' }).where(and(isOwn, isOther));
  for (const { created: _, ...read } of reading.subscriptions.toReversed()) {
    const row = {
      ...read,
      ...(read.stripeId !== current?.stripeId && { status: 'ended' as const }),
    };
    await tx
      .insert(subscriptions)
      .values({ ...row, companyId, mode })
      .onConflictDoUpdate({ target: subscriptions.stripeId, set: row });
  }
}

async function storeInvoices(
  tx: Transaction,
  { companyId, mode }: ReadingTarget,
  { invoices }: CustomerReading,
) {
  for (const invoice of invoices) {
    const { id: _, ...changed } = invoice;
    await tx
      .insert(stripeInvoices)
      .values({ ...invoice, companyId, mode })
      .onConflictDoUpdate({ target: stripeInvoices.id, set: changed });
  }
}

/** A company is called after its plan; `free` when it had one (D12, F143). */
async function storeType(tx: Transaction, companyId: number): Promise<void> {
  const rows = await tx
    .select({ planName: subscriptions.planName, status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId));
  if (rows.length === 0) return;
  const type = rows.find(({ status }) => status !== 'ended')?.planName ?? 'free';
  await tx
    .update(companies)
    .set({ type })
    .where(and(eq(companies.id, companyId), or(isNull(companies.type), ne(companies.type, type))));
}
