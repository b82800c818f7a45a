import { ctaTypes } from '@hangtag/contract/wire/cta';
import { type CtaFilter, ctaStates, noFilter } from '@hangtag/ui/patterns/CtaList';
import { useCallback } from 'react';
import { useParamChanges } from '../navigation/useParamChanges.ts';

const states = Object.keys(ctaStates) as (keyof typeof ctaStates)[];

/** Parses what the list of calls to action is narrowed down to; ignores invalid values. */
export function ctaFilterFrom(params: URLSearchParams): CtaFilter {
  return {
    search: params.get('search') ?? noFilter.search,
    state: states.find((state) => state === params.get('state')) ?? noFilter.state,
    type: ctaTypes.find((type) => type === params.get('type')) ?? noFilter.type,
  };
}

/** The filter as the address has it, and its setters. */
export function useCtaFilter() {
  const [params, set] = useParamChanges();
  const given = (value: string) => (value === 'all' ? '' : value);
  return {
    filter: ctaFilterFrom(params),
    setSearch: useCallback((search: string) => set({ search }, 'replaces'), [set]),
    /** Sets the whole filter in one navigation. */
    setAll: ({ search, state, type }: CtaFilter) =>
      set({ search, state: given(state), type: given(type) }),
  };
}
