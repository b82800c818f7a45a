const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** A country in English. @param code ISO 3166-1 alpha-2; text that is none is returned as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
