import {
  productOrders,
  type ProductListQuery,
  type ProductOrder,
} from '@hangtag/contract/wire/product';
import type { ProductStateFilter } from '@hangtag/ui/patterns/ProductList';
import { useCallback } from 'react';
import { useParamChanges } from '../navigation/useParamChanges.ts';
import { chooseProductOrder, usePreferences } from '../stores/preferences.ts';

const states: readonly ProductStateFilter[] = [
  'all',
  'published',
  'changed',
  'draft',
  'parked',
  'archived',
];

/** The filters of the product list, as in the address; defaults are omitted there. */
export interface ProductView {
  readonly search: string;
  readonly state: ProductStateFilter;
  readonly order: ProductOrder;
  readonly page: number;
}

/** Parses the address; ignores invalid values. @param standard The default sort order. */
export function viewFrom(params: URLSearchParams, standard: ProductOrder): ProductView {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    state: states.find((state) => state === params.get('state')) ?? 'all',
    order: productOrders.find((order) => order === params.get('sort')) ?? standard,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The server query of a view. */
export function queryFor({ search, state, order, page }: ProductView): ProductListQuery {
  return {
    sort: order,
    page: String(page),
    ...(search ? { search } : {}),
    ...(state === 'all' ? {} : { state }),
  };
}

/** The view and its setter; every change but of the page starts at the first page. */
export function useProductView() {
  const [params, set] = useParamChanges();
  const { productOrder } = usePreferences();
  const view = viewFrom(params, productOrder);
  return {
    view,
    setSearch: useCallback((search: string) => set({ search }, 'replaces'), [set]),
    setState: (state: ProductStateFilter) => set({ state: state === 'all' ? '' : state }),
    setPage: (page: number) => set({ page: page === 1 ? '' : String(page) }),
    setOrder: (order: ProductOrder) => {
      chooseProductOrder(order);
      set({ sort: order === 'Alphabetic' ? '' : order });
    },
  };
}
