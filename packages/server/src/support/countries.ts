/** Countries and their states (F059, D48), from ISO 3166 in npm `iso-3166`. */
import { iso31661, iso31662 } from 'iso-3166';
import type { CountriesAnswer, Place } from '@hangtag/contract/wire/company';

const byName = new Intl.Collator('en');
const sorted = (places: readonly Place[]) =>
  places.toSorted((a, b) => byName.compare(a.name, b.name));

const states = Map.groupBy(iso31662, ({ parent }) => parent);

/** Every country by name, the United States first. */
export const countries: CountriesAnswer['countries'] = (() => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const all = iso31661.map(({ alpha2, name }) => ({
    code: alpha2,
    name: names.of(alpha2) ?? name,
  }));
  const first = all.filter(({ code }) => code === 'US');
  const others = all.filter(({ code }) => code !== 'US');
  return [...first, ...sorted(others)].map((each) => ({
    ...each,
    hasStates: states.has(each.code),
  }));
})();

const known = new Set(countries.map(({ code }) => code));

/** A country's name by its code; the code itself where there is none. */
export const countryName = (code: string): string =>
  countries.find((country) => country.code === code)?.name ?? code;

/** Whether a country with this code exists. */
export const isCountry = (code: string): boolean => known.has(code);

/** The states of a country by name; empty where it has none, null for no country. */
export function statesOf(country: string): readonly Place[] | null {
  if (!isCountry(country)) return null;
  return sorted((states.get(country) ?? []).map(({ code, name }) => ({ code, name })));
}
