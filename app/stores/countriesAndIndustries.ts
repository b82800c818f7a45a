import type { Industry, Place } from '@hangtag/contract/wire/company';
import { proxy, ref, useSnapshot } from 'valtio';
import { readCountries, readIndustries, readStates } from '../api/countriesAndIndustries.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';

type Countries = readonly (Place & { readonly hasStates: boolean })[];

/** Options of a company's form; equal for every user, so they outlive the session. */
interface CountriesAndIndustries {
  readonly countries: Remote<Countries>;
  readonly states: Remote<readonly Place[]>;
  readonly industries: Remote<readonly Industry[]>;
}

const state = proxy<{
  -readonly [Name in keyof CountriesAndIndustries]: CountriesAndIndustries[Name];
}>({
  countries: idle,
  states: idle,
  industries: idle,
});

const countries = createLoader<Countries>({
  get: () => state.countries as Remote<Countries>,
  set: (next) => (state.countries = ref(next)),
});
const states = createLoader<readonly Place[]>({
  get: () => state.states as Remote<readonly Place[]>,
  set: (next) => (state.states = ref(next)),
});
const industries = createLoader<readonly Industry[]>({
  get: () => state.industries as Remote<readonly Industry[]>,
  set: (next) => (state.industries = ref(next)),
});

/** Countries, the states of one of them, and the industries found, for a component. */
export const useCountriesAndIndustries = (): CountriesAndIndustries =>
  useSnapshot(state) as CountriesAndIndustries;

/** Loads the countries, once. */
export async function loadCountries(): Promise<void> {
  if (shown(state.countries as Remote<Countries>)) return;
  await countries.load(async () => (await readCountries()).countries);
}

/** Loads the states of a country; another country's are not shown. */
export const loadStates = (country: string): Promise<void> =>
  states.load(async () => (await readStates(country)).states, 'drops');

/** Searches industries; empty text loads the sectors. */
export const findIndustries = (search: string): Promise<void> =>
  industries.load(async () => (await readIndustries(search)).industries);
