/** Letters about what a reading brought to light; in its transaction, so that each is written once. */
import { and, eq, inArray } from 'drizzle-orm';
import { findCompany } from '../companies/queries.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import {
  type BillingLetter,
  cardFailedMail,
  planCancelledMail,
  planChangedMail,
  planEndedMail,
  receiptMail,
} from '../mail/billingLetters.ts';
import type { Mail } from '../mail/mailer.ts';
import type { InvoiceRow, StoredBilling } from './queries.ts';
import type { BillingServices } from './services.ts';

/** What was stored before and after a reading. */
export interface Changes {
  readonly before: StoredBilling;
  readonly after: StoredBilling;
}

/** A payment that is older when we first hear of it is history, in milliseconds. */
const NEWS_MS = 3 * 24 * 60 * 60 * 1000;

/** Writes to every active Admin of the company. */
export async function announce(
  { mailer, config, now }: BillingServices,
  tx: Transaction,
  companyId: number,
  changes: Changes,
): Promise<void> {
  const present = changes.after.customer?.clockAt ?? now();
  const letters = lettersAbout(changes, present);
  if (letters.length === 0) return;
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
    for (const write of letters) await mailer.send(write({ ...facts, to: email }), tx);
  }
}

type Write = (facts: BillingLetter) => Mail;

/** What is worth a letter. */
export function lettersAbout({ before, after }: Changes, present: Date): readonly Write[] {
  const was = before.subscription;
  const is = after.subscription;
  const known = new Map(before.invoices.map((invoice) => [invoice.id, invoice]));
  const letters: Write[] = [];
  for (const invoice of after.invoices) {
    const earlier = known.get(invoice.id);
    if (isNewlyPaid(invoice, earlier, present)) {
      letters.push((facts) => receiptMail(facts, invoice));
    }
    const isFailed =
      is?.status === 'past_due' &&
      invoice.status === 'open' &&
      invoice.attempts > (earlier?.attempts ?? 0);
    if (isFailed) letters.push((facts) => cardFailedMail(facts, invoice));
  }
  if (was?.stripeId && is && was.stripeId === is.stripeId) {
    const isChanged =
      was.planName !== is.planName ||
      was.frequency !== is.frequency ||
      was.additionalProducts !== is.additionalProducts;
    if (isChanged) letters.push((facts) => planChangedMail(facts, is));
    const { cancellationDate } = is;
    if (cancellationDate !== null && was.cancellationDate === null) {
      letters.push((facts) => planCancelledMail(facts, is.planName, cancellationDate));
    }
  }
  if (was?.stripeId && !is) letters.push((facts) => planEndedMail(facts, was.planName));
  return letters;
}

const isNewlyPaid = (invoice: InvoiceRow, earlier: InvoiceRow | undefined, present: Date) =>
  invoice.status === 'paid' &&
  earlier?.status !== 'paid' &&
  invoice.paidCents > 0 &&
  present.getTime() - (invoice.paidAt ?? invoice.createdAt).getTime() < NEWS_MS;
