/** The expiry of a card in words. */
import { type CardExpiry, validityOf } from '@hangtag/contract/rules/cardValidity';
import { expiryMonth } from '@hangtag/ui/patterns/CardName';

const inMonths = ['this month', 'next month', 'in 2 months'] as const;

/** `Expires 08/2028`, `Expires 12/2026, next month`, `Expired 08/2026`. */
export function expiryWords(card: CardExpiry, today: string): string {
  const date = expiryMonth(card);
  const validity = validityOf(card, today);
  if (validity === 'expired') return `Expired ${date}`;
  if (validity === 'valid') return `Expires ${date}`;
  const now = new Date(today);
  const months =
    (card.exp_year - now.getUTCFullYear()) * 12 + card.exp_month - 1 - now.getUTCMonth();
  return `Expires ${date}, ${inMonths[months] ?? 'soon'}`;
}
