import type { CompaniesAnswer, CompanyListQuery } from '@hangtag/contract/wire/adminCompany';
import { proxy, ref, useSnapshot } from 'valtio';
import { listCompanies } from '../api/admin.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

const state = proxy<{ list: Remote<CompaniesAnswer> }>({ list: idle });
const list = createLoader<CompaniesAnswer>({
  get: () => state.list as Remote<CompaniesAnswer>,
  set: (next) => (state.list = ref(next)),
});

onOwnerChange(list.forget);

/** One page of all companies, for a component. */
export const useCompanies = (): Remote<CompaniesAnswer> =>
  useSnapshot(state).list as Remote<CompaniesAnswer>;

/** Loads one page of all companies [F232]. */
export const loadCompanies = (query: CompanyListQuery): Promise<void> =>
  list.load(() => listCompanies(query));
