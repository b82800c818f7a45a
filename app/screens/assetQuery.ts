import { fileSorts, fileTypes } from '@hangtag/contract/wire/file';
import type { LibraryFilter } from '@hangtag/ui/patterns/AssetLibrary';
import { useCallback, useMemo } from 'react';
import { useParamChanges } from '../navigation/useParamChanges.ts';
import { everything } from '../stores/libraryQuery.ts';

const shows = ['active', 'inactive', 'unused', 'undescribed', 'duplicates'] as const;
const orders = ['asc', 'desc'] as const;

/** Parses what the library is narrowed down to, and its order; ignores invalid values. */
export function libraryFilterFrom(params: URLSearchParams): LibraryFilter {
  return {
    search: params.get('search') ?? everything.search,
    show: shows.find((show) => show === params.get('show')) ?? everything.show,
    tag: params.get('tag'),
    type: fileTypes.find((type) => type === params.get('type')) ?? everything.type,
    sort: fileSorts.find((sort) => sort === params.get('sort')) ?? everything.sort,
    order: orders.find((order) => order === params.get('order')) ?? everything.order,
  };
}

/** The filter as the address has it, and its setters; defaults are omitted there. */
export function useLibraryFilter() {
  const [params, set] = useParamChanges();
  return {
    filter: useMemo(() => libraryFilterFrom(params), [params]),
    setSearch: useCallback((search: string) => set({ search }, 'replaces'), [set]),
    /** Sets the whole filter in one navigation. */
    setAll: ({ search, show, tag, type, sort, order }: LibraryFilter) =>
      set({
        search,
        show: show ?? '',
        tag: tag ?? '',
        type: type ?? '',
        sort: sort === everything.sort ? '' : sort,
        order: order ?? '',
      }),
  };
}
