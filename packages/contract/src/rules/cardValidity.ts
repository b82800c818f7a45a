/** The validity of a card. */
import type { PaymentMethod } from '../wire/billing.ts';

/** The last month of a card. */
export type CardExpiry = Pick<PaymentMethod, 'exp_month' | 'exp_year'>;

/** The validity of a card on a day. */
export type CardValidity = 'valid' | 'expiring' | 'expired';

const DAY = 86_400_000;

/** A card counts as expiring this many days before its expiry. */
const EXPIRING_DAYS = 60;

/**
 * A card is valid until the end of its last month, in UTC.
 * @param today ISO 8601.
 */
export function validityOf({ exp_month, exp_year }: CardExpiry, today: string): CardValidity {
  const left = Date.UTC(exp_year, exp_month) - Date.parse(today);
  if (left <= 0) return 'expired';
  return left <= EXPIRING_DAYS * DAY ? 'expiring' : 'valid';
}
