import type {
  CountriesAnswer,
  IndustriesAnswer,
  StatesAnswer,
} from '@hangtag/contract/wire/company';
import { call } from './client.ts';

/** `GET /api/countries`: United States first, then by name [F059, F082]. */
export const readCountries = (): Promise<CountriesAnswer> => call('/api/countries');

/** `GET /api/countries/{code}/states` (D48). */
export const readStates = (country: string): Promise<StatesAnswer> =>
  call(`/api/countries/${encodeURIComponent(country)}/states`);

/** `GET /api/industries` [F236]: the sectors, or the search results. */
export const readIndustries = (search: string): Promise<IndustriesAnswer> =>
  call('/api/industries', { query: { search: search || undefined } });
