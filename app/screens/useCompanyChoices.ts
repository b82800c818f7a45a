import type { CompanyFormProps } from '@hangtag/ui/patterns/CompanyForm';
import { useEffect, useRef } from 'react';
import { shown } from '../remote/Remote.ts';
import {
  findIndustries,
  loadCountries,
  loadStates,
  useCountriesAndIndustries,
} from '../stores/countriesAndIndustries.ts';

/** The server's maximum of results. */
const MANY = 50;

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 250;

/** The options of a company's form, loaded while it is mounted; the form requests its country's states itself. */
export function useCompanyChoices(): CompanyFormProps['choices'] {
  const { countries, states, industries } = useCountriesAndIndustries();
  useEffect(() => {
    void loadCountries();
    void findIndustries('');
  }, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    if (text === '') void findIndustries('');
    else timer.current = setTimeout(() => void findIndustries(text), DEBOUNCE_MS);
  };
  const known = shown(countries);
  const found = shown(industries) ?? [];
  return {
    countries: known
      ? { phase: 'ready', countries: known }
      : { phase: countries.phase === 'failed' ? 'failed' : 'loading' },
    states:
      states.phase === 'ready'
        ? { phase: 'ready', states: states.data }
        : { phase: states.phase === 'failed' ? 'failed' : 'loading' },
    industries: {
      found,
      phase:
        industries.phase === 'loading' || industries.phase === 'failed' ? industries.phase : 'idle',
      isTruncated: found.length >= MANY,
    },
    onCountry: (country) => void loadStates(country),
    onCountriesRetry: () => void loadCountries(),
    onIndustrySearch: search,
  };
}
