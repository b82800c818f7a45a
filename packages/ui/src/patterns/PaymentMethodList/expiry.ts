/** The validity of a card. Pure. */
import type { PaymentMethod } from '@hangtag/contract/wire/billing';

type Expiry = Pick<PaymentMethod, 'exp_month' | 'exp_year'>;

/** The validity of a card on a day. */
export type CardValidity = 'valid' | 'expiring' | 'expired';

const DAY = 86_400_000;

/** A card counts as expiring this many days before its expiry. */
const EXPIRING_DAYS = 60;

/**
 * A card is valid until the end of its last month, in UTC.
 * @param today ISO 8601.
 */
export function validityOf({ exp_month, exp_year }: Expiry, today: string): CardValidity {
  const left = Date.UTC(exp_year, exp_month) - Date.parse(today);
  if (left <= 0) return 'expired';
  return left <= EXPIRING_DAYS * DAY ? 'expiring' : 'valid';
}

const inMonths = ['this month', 'next month', 'in 2 months'] as const;

/** `Expires 08/2028`, `Expires 12/2026, next month`, `Expired 08/2026`. */
export function expiryWords(card: Expiry, today: string): string {
  const date = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  const validity = validityOf(card, today);
  if (validity === 'expired') return `Expired ${date}`;
  if (validity === 'valid') return `Expires ${date}`;
  const now = new Date(today);
  const months =
    (card.exp_year - now.getUTCFullYear()) * 12 + card.exp_month - 1 - now.getUTCMonth();
  return `Expires ${date}, ${inMonths[months] ?? 'soon'}`;
}
