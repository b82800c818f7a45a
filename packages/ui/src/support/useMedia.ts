import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether the media query matches, and follows changes; only for what CSS can't do, such as not loading something. */
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
