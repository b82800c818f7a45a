import type { Company } from '@hangtag/contract/wire/company';
import { proxy, ref, useSnapshot } from 'valtio';
import { readCompany } from '../api/companies.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ company: Remote<Company> }>({ company: idle });
const company = createLoader<Company>({
  get: () => state.company as Remote<Company>,
  set: (next) => (state.company = ref(next)),
});

onOwnerChange(company.forget);

/** The current company with its catalogue of sections, for a component. */
export const useCompany = (): Remote<Company> => useSnapshot(state).company as Remote<Company>;

/** Loads the current company. */
export const loadCompany = (): Promise<void> => company.load(() => readCompany(currentCompanyId()));
