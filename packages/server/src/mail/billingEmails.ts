/** Emails to a company's Admins about its plan and payments; amounts are cents. */
import { composeEmail } from './composeEmail.ts';
import type { Mail } from './mailer.ts';

/** What every one of these emails needs. */
export interface BillingEmail {
  readonly to: string;
  readonly companyName: string;
  /** The billing screen of the app. */
  readonly link: string;
  /** The company's time zone, in which moments are days. */
  readonly timeZone: string;
}

/** What an email shows of an invoice. */
interface Bill {
  readonly number: string | null;
  readonly paidCents: number;
  readonly dueCents: number;
  readonly currency: string;
  readonly lines: readonly { readonly description: string; readonly cents: number }[];
  readonly nextAttempt: Date | null;
}

const reason = (companyName: string) =>
  `You get this email because you are an admin of ${companyName}.`;

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const day = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date);

const capitalized = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** A line's description without the unit price and with a readable count. */
const shortDescription = (description: string) =>
  description
    .replace(/ \(at [^)]*\)$/, '')
    .replace(/^1 × /, '')
    .replace(/^(\d+) × Additional product$/, '$1 additional products');

/** A payment succeeded. */
export function receiptEmail({ to, companyName, link }: BillingEmail, bill: Bill): Mail {
  const total = money(bill.paidCents, bill.currency);
  return composeEmail(to, {
    title: `Receipt for ${total}`,
    paragraphs: [
      `${companyName} paid ${total}${bill.number ? ` for invoice ${bill.number}` : ''}.`,
    ],
    amounts: [
      ...bill.lines.map(({ description, cents }) => ({
        label: shortDescription(description),
        amount: money(cents, bill.currency),
      })),
      { label: 'Total', amount: total },
    ],
    action: { label: 'See the invoice', link },
    reason: reason(companyName),
  });
}

/** A payment failed; without a next attempt it is the last warning. */
export function cardFailedEmail(
  { to, companyName, link, timeZone }: BillingEmail,
  bill: Bill,
): Mail {
  const { nextAttempt } = bill;
  return composeEmail(to, {
    title: nextAttempt ? 'Your card was declined' : 'Choose another card to keep your plan',
    paragraphs: [
      `The card of ${companyName} could not be charged ${money(bill.dueCents, bill.currency)}.`,
      nextAttempt
        ? `It is tried again on ${day(nextAttempt, timeZone)}. With another card the payment is made at once.`
        : 'It is not tried again. With another card the payment is made at once.',
      'Published pages stay up in any case.',
    ],
    action: { label: 'Change the card', link },
    reason: reason(companyName),
  });
}

/** A bank wants a payment confirmed; no other card is needed. */
export function confirmPaymentEmail({ to, companyName, link }: BillingEmail, bill: Bill): Mail {
  return composeEmail(to, {
    title: 'Confirm a payment with your bank',
    paragraphs: [
      `The bank of ${companyName}’s card wants you to confirm a payment of ${money(bill.dueCents, bill.currency)}.`,
      'Open billing and confirm it there. Published pages stay up in any case.',
    ],
    action: { label: 'Confirm with your bank', link },
    reason: reason(companyName),
  });
}

/** The plan, its billing frequency or its number of additional products changed. */
export function planChangedEmail(
  { to, companyName, link }: BillingEmail,
  plan: {
    readonly planName: string;
    readonly frequency: 'monthly' | 'yearly';
    readonly additionalProducts: number;
    readonly totalCents: number | null;
  },
): Mail {
  const { additionalProducts: more, totalCents, frequency } = plan;
  const products = more === 1 ? 'one additional product' : `${more} additional products`;
  const period = frequency === 'yearly' ? 'year' : 'month';
  return composeEmail(to, {
    title: 'Your plan has changed',
    paragraphs: [
      `${companyName} is on the ${capitalized(plan.planName)} plan now${more > 0 ? `, with ${products}` : ''}.`,
      ...(totalCents === null ? [] : [`It costs ${money(totalCents, 'usd')} a ${period}.`]),
    ],
    action: { label: 'See the plan', link },
    reason: reason(companyName),
  });
}

/** The plan is cancelled and lasts until its last day. @param until ISO 8601 day. */
export function planCancelledEmail(
  { to, companyName, link }: BillingEmail,
  planName: string,
  until: string,
): Mail {
  return composeEmail(to, {
    title: 'Your plan is cancelled',
    paragraphs: [
      `The ${capitalized(planName)} plan of ${companyName} lasts until ${day(new Date(`${until}T00:00:00Z`), 'UTC')} and is not charged again.`,
      'After that day products can no longer be edited or published. Published pages stay up.',
    ],
    action: { label: 'See the plan', link },
    reason: reason(companyName),
  });
}

/** The plan ended: its last day passed, or its payments failed. */
export function planEndedEmail({ to, companyName, link }: BillingEmail, planName: string): Mail {
  return composeEmail(to, {
    title: 'Your plan has ended',
    paragraphs: [
      `The ${capitalized(planName)} plan of ${companyName} has ended.`,
      'Products can no longer be edited or published. Published pages stay up. Choose a plan to go on.',
    ],
    action: { label: 'Choose a plan', link },
    reason: reason(companyName),
  });
}
