import type { Countries } from './types.ts';

/** A country by its code; undefined while it is unknown. */
export const countryOf = (from: Countries, code: string) =>
  from.phase === 'ready' ? from.countries.find((country) => country.code === code) : undefined;
