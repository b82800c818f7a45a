import { type UserOrder, userOrders } from '@hangtag/contract/wire/users';
import { useCallback } from 'react';
import { useParamChanges } from '../navigation/useParamChanges.ts';

/** The parameters of a list of users, apart from those of the page below its modal. */
export const userParams = ['userSearch', 'userOrder', 'userPage'] as const;

/** The search, sort order and page of the users, as in the address; defaults are omitted there. */
export function useUserView() {
  const [params, set] = useParamChanges('userPage');
  const page = Number(params.get('userPage'));
  return {
    view: {
      search: params.get('userSearch') ?? '',
      order: userOrders.find((order) => order === params.get('userOrder')) ?? 'alpha',
      page: Number.isInteger(page) && page > 0 ? page : 1,
    },
    setSearch: useCallback((search: string) => set({ userSearch: search }, 'replaces'), [set]),
    setOrder: (order: UserOrder) => set({ userOrder: order === 'alpha' ? '' : order }, 'replaces'),
    setPage: (to: number) => set({ userPage: to === 1 ? '' : String(to) }, 'replaces'),
  };
}
