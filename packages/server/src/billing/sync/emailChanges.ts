/** Letters about what a reading brought to light; in its transaction, so that each is written once. */
import { and, eq, inArray } from 'drizzle-orm';
import { findCompany } from '../../policy/companyQueries.ts';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import {
  type BillingEmail,
  cardFailedEmail,
  planCancelledEmail,
  planChangedEmail,
  planEndedEmail,
  receiptEmail,
} from '../../mail/billingEmails.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { InvoiceRow, StoredBilling } from './storedBilling.ts';
import type { BillingServices } from '../stripe/services.ts';

/** What was stored before and after a reading. */
export interface Changes {
  readonly before: StoredBilling;
  readonly after: StoredBilling;
}

/** A payment that is older when we first hear of it is history, in milliseconds. */
const RECENT_MS = 3 * 24 * 60 * 60 * 1000;

/** Writes to every active Admin of the company. */
export async function emailChanges(
  { mailer, config, now }: BillingServices,
  tx: Transaction,
  companyId: number,
  changes: Changes,
): Promise<void> {
  const present = changes.after.customer?.clockAt ?? now();
  const emails = emailsAbout(changes, present);
  if (emails.length === 0) return;
  const company = await findCompany(tx, companyId);
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
  const facts = { companyName: company?.name ?? '', link: `${config.publicUrl}/?modal=billing` };
  for (const { email } of admins) {
    for (const write of emails) await mailer.send(write({ ...facts, to: email }), tx);
  }
}

type EmailBuilder = (facts: BillingEmail) => Mail;

/** What is worth a letter. */
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
    if (isFailed) emails.push((facts) => cardFailedEmail(facts, invoice));
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
