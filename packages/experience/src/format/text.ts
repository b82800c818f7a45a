/** Numbers, dates and sizes in the words of the page's language. */

/** The locale, or English when it is none. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Scripts that are written from right to left, by their ISO 15924 codes. */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'] as const;
const rightToLeftLetter = new RegExp(
  rightToLeft.map((script) => `\\p{Script=${script}}`).join('|'),
  'u',
);

/** Reading direction of a language. */
export function direction(locale: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(knownLocale(locale)).maximize();
  return rightToLeft.some((each) => each === script) ? 'rtl' : 'ltr';
}

/** Direction of most letters of a text; null when it has none. A brand's name at its start decides nothing. */
export function mainDirection(text: string): 'ltr' | 'rtl' | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return null;
  const against = letters.filter((letter) => rightToLeftLetter.test(letter)).length;
  return against > letters.length / 2 ? 'rtl' : 'ltr';
}

/** A day written out ("October 6, 2026"); null when the text is no ISO date. */
export function longDate(iso: string, locale: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return null;
  const date = new Date(iso.length === 10 ? `${iso}T00:00:00Z` : iso);
  if (Number.isNaN(date.getTime())) return null;
  const format = new Intl.DateTimeFormat(knownLocale(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(date);
}

/** A number with the language's separators. */
export function plainNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(knownLocale(locale), { maximumFractionDigits: 6 }).format(value);
}

/** A size in kB or MB, as shops and printers count them (1 MB = 1,000,000 bytes). */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1e6;
  const format = new Intl.NumberFormat(knownLocale(locale), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge && bytes < 1e8 ? 1 : 0,
  });
  return format.format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3));
}

/** A country in the language of the page. @param code ISO 3166-1 alpha-2; said as it is where nobody knows it. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
