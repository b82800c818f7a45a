import {
  type CompanyListQuery,
  type CompanyOrder,
  companyOrders,
} from '@hangtag/contract/wire/adminCompany';
import { companyStatuses } from '@hangtag/contract/wire/company';
import { planNames } from '@hangtag/contract/wire/plan';
import type { CompaniesTableProps } from '@hangtag/ui/patterns/CompaniesTable';
import { useCallback, useMemo } from 'react';
import { useParamChanges } from '../navigation/useParamChanges.ts';

type Filter = CompaniesTableProps['filter'];

/** The filters of the companies, as in the address; defaults are omitted there. */
export interface CompanyView extends Filter {
  readonly order: CompanyOrder;
  readonly page: number;
}

/** Parses the address; ignores invalid values. */
export function viewFrom(params: URLSearchParams): CompanyView {
  const page = Number(params.get('page'));
  const types = ['free', ...planNames] as const;
  return {
    search: params.get('search') ?? '',
    type: types.find((type) => type === params.get('type')) ?? 'all',
    status: companyStatuses.find((status) => status === params.get('status')) ?? 'all',
    order: companyOrders.find((order) => order === params.get('sort')) ?? 'alpha',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The server query of a view, without the page. */
export function filterFor(view: CompanyView): Omit<CompanyListQuery, 'page' | 'size'> {
  return {
    sort: view.order,
    ...(view.search ? { search: view.search } : {}),
    ...(view.type === 'all' ? {} : { type: view.type }),
    ...(view.status === 'all' ? {} : { status: view.status }),
  };
}

/** The view and its setter; every change but of the page starts at the first page. */
export function useCompanyView() {
  const [params, set] = useParamChanges();
  const view = useMemo(() => viewFrom(params), [params]);
  const given = (value: string) => (value === 'all' ? '' : value);
  return {
    view,
    setSearch: useCallback((search: string) => set({ search }, 'replaces'), [set]),
    /** Sets the whole filter in one navigation. */
    setAll: ({ search, type, status }: Filter) =>
      set({ search, type: given(type), status: given(status) }),
    setOrder: (order: CompanyOrder) => set({ sort: order === 'alpha' ? '' : order }),
    setPage: (page: number) => set({ page: page === 1 ? '' : String(page) }),
  };
}
