/** Display names of Stripe's card brands, and of cards by them. */
import type { CardExpiry } from '@hangtag/contract/rules/cardValidity';
import type { PaymentMethod } from '@hangtag/contract/wire/billing';

const names: ReadonlyMap<string, string> = new Map([
  ['amex', 'Amex'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['eftpos_au', 'Eftpos'],
  ['jcb', 'JCB'],
  ['mastercard', 'Mastercard'],
  ['unionpay', 'UnionPay'],
  ['visa', 'Visa'],
]);

/** `mastercard` as `Mastercard`; an unknown brand as `Card`. */
export const brandName = (brand: string): string => names.get(brand.toLowerCase()) ?? 'Card';

/** `Visa ending 4242`: the name of a card everywhere. */
export const cardWords = (card: { readonly brand: string; readonly last4: string }): string =>
  `${brandName(card.brand)} ending ${card.last4}`;

/** `08/2028`: the last month of a card. */
export const expiryMonth = (card: CardExpiry): string =>
  `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;

/** `Visa ending 4242, expires 08/2028`: a saved card among others. */
export const savedCardWords = (card: Pick<PaymentMethod, 'brand' | 'last4'> & CardExpiry): string =>
  `${cardWords(card)}, expires ${expiryMonth(card)}`;
