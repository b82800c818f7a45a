/**
 * Brings what we store of a company up to what Stripe has. Everything is read, nothing is taken from a message, so the
 * order of webhooks, doubled ones and lost ones do not matter (payments.md 1.5).
 */
import { and, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { stripeCards, stripeCustomers, stripeInvoices } from '../../db/schema/billing.ts';
import { companies, subscriptions } from '../../db/schema/companies.ts';
import { findCustomer } from './customers.ts';
import { type Changes, emailChanges } from './emailChanges.ts';
import type { StripeMode } from '../../db/schema/stripeMode.ts';
import { requirePayments } from '../stripe/payments.ts';
import { findBilling } from './storedBilling.ts';
import { type Reading, readCustomer } from './readCustomer.ts';
import type { BillingServices } from '../stripe/services.ts';

interface SyncOptions {
  /** Write letters about what has changed? @default true */
  readonly sendsEmails?: boolean;
}

/**
 * Reads and stores; a company without a customer at Stripe is left as it is. Never call it inside a transaction.
 * @throws what Stripe's client throws.
 */
export async function syncCompany(
  services: BillingServices,
  companyId: number,
  { sendsEmails: letters = true }: SyncOptions = {},
): Promise<void> {
  const { db } = services;
  const { stripe, mode } = requirePayments(services);
  const customer = await findCustomer(db, companyId, mode);
  if (!customer?.customerId) return;
  // Before the reading, by the clock that every process shares: a slow one must not overwrite a later one.
  const readAt = await databaseNow(services);
  const reading = await readCustomer(stripe, customer.customerId);
  await db.transaction(async (tx) => {
    const changes = await storeReading(tx, { companyId, mode, readAt }, reading);
    if (changes && letters) await emailChanges(services, tx, companyId, changes);
  });
}

async function databaseNow({ db }: Pick<BillingServices, 'db'>): Promise<Date> {
  const answer: unknown = await db.execute(sql`select clock_timestamp()::text as at`);
  return new Date(rowsOf<{ readonly at: string }>(answer)[0]?.at ?? Number.NaN);
}

interface ReadingTarget {
  readonly companyId: number;
  readonly mode: StripeMode;
  readonly readAt: Date;
}

/** Stores a reading; null when a later one is stored already. */
export async function storeReading(
  tx: Transaction,
  of: ReadingTarget,
  reading: Reading,
): Promise<Changes | null> {
  const { companyId, mode, readAt } = of;
  const isThis = and(eq(stripeCustomers.companyId, companyId), eq(stripeCustomers.mode, mode));
  const [locked] = await tx.select().from(stripeCustomers).where(isThis).for('update');
  if (!locked || (locked.readAt && locked.readAt > readAt)) return null;
  const before = await findBilling(tx, companyId, mode);
  const { balanceCents, taxIds, poNumber } = reading;
  await tx.update(stripeCustomers).set({ readAt, balanceCents, taxIds, poNumber }).where(isThis);
  await storeCards(tx, of, reading);
  await storeSubscriptions(tx, of, reading);
  await storeInvoices(tx, of, reading);
  await storeType(tx, companyId);
  return { before, after: await findBilling(tx, companyId, mode) };
}

async function storeCards(tx: Transaction, { companyId, mode }: ReadingTarget, { cards }: Reading) {
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
  reading: Reading,
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
  { invoices }: Reading,
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
