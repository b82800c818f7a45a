/** Validates and formats card input while it is typed. */
import { cardOfNumber, type TestCard } from '../cards/publishedCards.ts';

/** The error of a field, as Stripe reports it. */
export interface FieldError {
  readonly type: 'validation_error';
  readonly code: string;
  readonly message: string;
}

/** The state of a field. */
export interface FieldState {
  readonly isEmpty: boolean;
  readonly isComplete: boolean;
  /** The error, as soon as it is certain; unfinished input is one after blur. */
  readonly error: FieldError | null;
  readonly isUnfinished: boolean;
}

type Brand = TestCard['brand'] | 'unknown';

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

const brands: readonly (readonly [RegExp, TestCard['brand']])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|65|64[4-9])/, 'discover'],
  [/^3(0[0-5]|6|8)/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
];

/** Whose card it is by its first digits. */
export const brandOf = (typed: string): Brand =>
  brands.find(([start]) => start.test(digitsOf(typed)))?.[1] ?? 'unknown';

const lengthOf = (brand: Brand, digits: string): number => {
  if (brand === 'amex') return 15;
  return brand === 'diners' && digits.startsWith('36') ? 14 : 16;
};

/** The check digit of every card number. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** The number in groups, as printed on the card. */
export function groupedNumber(typed: string): string {
  const brand = brandOf(typed);
  const digits = digitsOf(typed).slice(0, lengthOf(brand, digitsOf(typed)));
  const groups = brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /\d{1,4}/g;
  if (brand !== 'amex') return (digits.match(groups) ?? []).join(' ');
  return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ');
}

/** The date as `MM / YY`. */
export function groupedExpiry(typed: string): string {
  const raw = digitsOf(typed);
  const digits = /^[2-9]/.test(raw) ? `0${raw}` : raw;
  if (digits.length < 2) return digits;
  // Taking the slash back must be possible: what ends in a slash keeps it only while it is being typed.
  if (digits.length === 2)
    return typed.trimEnd().endsWith('/') || typed.length <= 2 ? `${digits} / ` : digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2, 4)}`;
}

const problem = (code: string, message: string): FieldError => ({
  type: 'validation_error',
  code,
  message,
});

const state = (typed: string, isComplete: boolean, error: FieldError | null): FieldState => ({
  isEmpty: typed === '',
  isComplete,
  error,
  isUnfinished: typed !== '' && !isComplete && error === null,
});

/** Said of a number that may be a real card: it never leaves the page. */
const notPublished = problem(
  'invalid_number',
  'This is test mode. Use a published test card, for example 4242 4242 4242 4242.',
);

/** Is the number whole, and one of the published test cards? */
export function numberState(typed: string): FieldState {
  const digits = digitsOf(typed);
  if (digits.length < lengthOf(brandOf(digits), digits)) return state(digits, false, null);
  if (!passesLuhn(digits)) {
    return state(digits, false, problem('invalid_number', 'Your card number is invalid.'));
  }
  const isKnown = cardOfNumber(digits) !== null;
  return state(digits, isKnown, isKnown ? null : notPublished);
}

/** Is it a month that is not over? */
export function expiryState(typed: string, today: Date): FieldState {
  const digits = digitsOf(typed);
  if (digits.length < 4) return state(digits, false, null);
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2, 4));
  if (month < 1 || month > 12) {
    const message = "Your card's expiration date is incomplete.";
    return state(digits, false, problem('incomplete_expiry', message));
  }
  if (year < today.getFullYear()) {
    const message = "Your card's expiration year is in the past.";
    return state(digits, false, problem('invalid_expiry_year_past', message));
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    const message = "Your card's expiration date is in the past.";
    return state(digits, false, problem('invalid_expiry_month_past', message));
  }
  return state(digits, true, null);
}

/** Three digits, four of American Express. */
export function cvcState(typed: string, brand: Brand): FieldState {
  const digits = digitsOf(typed);
  return state(digits, digits.length === (brand === 'amex' ? 4 : 3), null);
}

/** Month and year of a complete date. */
export function expiryOf(typed: string): { readonly month: number; readonly year: number } {
  const digits = digitsOf(typed);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}
