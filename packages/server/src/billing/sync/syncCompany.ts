/**
 * Stores what Stripe has of a company. Everything is read, nothing is taken from a webhook, so their order, duplicates and losses
 * do not matter.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { requirePayments } from '../stripe/payments.ts';
import type { BillingServices } from '../stripe/services.ts';
import { findCustomer } from './customers.ts';
import { readCustomer } from './readCustomer.ts';
import { type Changes, type InvoiceRow, storeReading } from './storedBilling.ts';
import { findCompany, zoneOf } from '../../policy/companyQueries.ts';
import type { Transaction } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { users } from '../../db/schema/users.ts';
import {
  type BillingEmail,
  cardFailedEmail,
  confirmPaymentEmail,
  planCancelledEmail,
  planChangedEmail,
  planEndedEmail,
  receiptEmail,
} from '../../mail/billingEmails.ts';
import type { Mail } from '../../mail/mailer.ts';

/**
 * Reads, stores, and writes emails about what has changed; a company without a customer at Stripe is left as it is. Never call it inside a transaction.
 * @throws what Stripe's client throws.
 */
export async function syncCompany(services: BillingServices, companyId: number): Promise<void> {
  const { db } = services;
  const { stripe, mode } = requirePayments(services);
  const customer = await findCustomer(db, companyId, mode);
  if (!customer?.customerId) return;
  // Before the reading, by the clock that every process shares: a slow one must not overwrite a later one.
  const readAt = await databaseNow(services);
  const reading = await readCustomer(stripe, customer.customerId);
  await db.transaction(async (tx) => {
    const changes = await storeReading(tx, { companyId, mode, readAt }, reading);
    if (changes) await emailChanges(services, tx, companyId, changes);
  });
}

async function databaseNow({ db }: Pick<BillingServices, 'db'>): Promise<Date> {
  const answer: unknown = await db.execute(sql`select clock_timestamp()::text as at`);
  return new Date(rowsOf<{ readonly at: string }>(answer)[0]?.at ?? Number.NaN);
}

/** An older payment gets no receipt when it is first read, in milliseconds. */
const RECENT_MS = 3 * 24 * 60 * 60 * 1000;

/** Writes to every active Admin of the company, in the reading's transaction, so that each email is written once. */
async function emailChanges(
  { mailer, config, now }: BillingServices,
  tx: Transaction,
  companyId: number,
  changes: Changes,
): Promise<void> {
  const emails = emailsAbout(changes, changes.after.customer?.clockAt ?? now());
  if (emails.length === 0) return;
  const company = await findCompany(tx, companyId);
  if (!company) return;
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.status, 'Active'),
        inArray(users.role, ['Admin', 'Superadmin']),
      ),
    )
    .orderBy(users.id);
  const facts = {
    companyName: company.name,
    link: `${config.publicUrl}/?modal=billing`,
    timeZone: zoneOf(company),
  };
  for (const { email } of admins) {
    for (const write of emails) await mailer.send(write({ ...facts, to: email }), tx);
  }
}

type EmailBuilder = (facts: BillingEmail) => Mail;

/** One builder for each email that the changes are worth. */
export function emailsAbout({ before, after }: Changes, present: Date): readonly EmailBuilder[] {
  const was = before.subscription;
  const is = after.subscription;
  const known = new Map(before.invoices.map((invoice) => [invoice.id, invoice]));
  const emails: EmailBuilder[] = [];
  for (const invoice of after.invoices) {
    const earlier = known.get(invoice.id);
    if (isNewlyPaid(invoice, earlier, present)) {
      emails.push((facts) => receiptEmail(facts, invoice));
    }
    const isFailed =
      is?.status === 'past_due' &&
      invoice.status === 'open' &&
      invoice.attempts > (earlier?.attempts ?? 0);
    if (!isFailed) continue;
    emails.push((facts) =>
      invoice.waitsFor === 'confirmation'
        ? confirmPaymentEmail(facts, invoice)
        : cardFailedEmail(facts, invoice),
    );
  }
  if (was?.stripeId && is && was.stripeId === is.stripeId) {
    const isChanged =
      was.planName !== is.planName ||
      was.frequency !== is.frequency ||
      was.additionalProducts !== is.additionalProducts;
    if (isChanged) emails.push((facts) => planChangedEmail(facts, is));
    const { cancellationDate } = is;
    if (cancellationDate !== null && was.cancellationDate === null) {
      emails.push((facts) => planCancelledEmail(facts, is.planName, cancellationDate));
    }
  }
  if (was?.stripeId && !is) emails.push((facts) => planEndedEmail(facts, was.planName));
  return emails;
}

const isNewlyPaid = (invoice: InvoiceRow, earlier: InvoiceRow | undefined, present: Date) =>
  invoice.status === 'paid' &&
  earlier?.status !== 'paid' &&
  invoice.paidCents > 0 &&
  present.getTime() - (invoice.paidAt ?? invoice.createdAt).getTime() < RECENT_MS;
