/** Display names of Stripe's card brands. */

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
