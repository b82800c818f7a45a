/** Money as the app shows it: dollars with cents. */

const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const withoutCents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
});

/** A true minus sign: a hyphen is shorter than the digits, and some screen readers skip it. */
const minus = (words: string) => words.replace('-', '−');

/** Dollars with their cents: `$1,159.00`, `−$12.35` for a credit. */
export const formatMoney = (dollars: number): string => minus(withCents.format(dollars));

/** The price on a plan's card, without zero cents: `$39`, `$39.50`. */
export const formatPrice = (dollars: number): string =>
  minus((Number.isInteger(dollars) ? withoutCents : withCents).format(dollars));

/** The interval of a price: `per month`, `per year`. */
export const perInterval = (interval: 'month' | 'year'): string => `per ${interval}`;
