import { useCallback, useSyncExternalStore } from 'react';

/** Does the window answer to this media query? Watched; only for what CSS cannot do, such as not loading something. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
