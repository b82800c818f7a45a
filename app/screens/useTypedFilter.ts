import { useDebouncedText } from './useDebouncedText.ts';

interface Words {
  readonly search: string;
}

/**
 * A filter with the words as they are typed, and the function that changes it: words are set after a pause, everything
 * else at once.
 */
export function useTypedFilter<Filter extends Words>(
  filter: NoInfer<Filter>,
  setSearch: (search: string) => void,
  setAll: (filter: Filter) => void,
): readonly [Filter, (next: Filter) => void] {
  const [search, onSearch] = useDebouncedText(filter.search, setSearch);
  const narrow = (next: Filter) => {
    onSearch(next.search);
    const keys = Object.keys(next) as (keyof Filter)[];
    if (keys.some((key) => key !== 'search' && next[key] !== filter[key])) setAll(next);
  };
  return [{ ...filter, search }, narrow];
}
