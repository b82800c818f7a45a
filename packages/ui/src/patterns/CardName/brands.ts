/** Card brands as Stripe names them, in words. */

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

/** `mastercard` as people write it, `Mastercard`; a brand that is not known is a card. */
export const brandName = (brand: string): string => names.get(brand.toLowerCase()) ?? 'Card';

/** `Visa ending 4242`: how a card is named wherever it is spoken of. */
export const cardWords = (card: { readonly brand: string; readonly last4: string }): string =>
  `${brandName(card.brand)} ending ${card.last4}`;
