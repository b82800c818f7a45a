import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/**
 * The address's query, and a function that changes some of its parameters; an empty value removes one. Every change but
 * of the page starts at the first page.
 * @param page The parameter of the page. @default 'page'
 */
export function useParamChanges(page = 'page') {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Readonly<Record<string, string>>, how: 'replaces' | 'adds' = 'adds') =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (!(page in changes)) next.delete(page);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: how === 'replaces' },
      ),
    [setParams, page],
  );
  return [params, set] as const;
}
