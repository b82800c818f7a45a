import { useLayoutEffect } from 'react';

/**
 * Keeps an attribute of the page's root while a story is on it.
 * @param value What it is; null for none.
 * @param atRest What is left behind; null for none.
 */
export function useRootAttribute(name: string, value: string | null, atRest: string | null = null) {
  useLayoutEffect(() => {
    const put = (now: string | null) =>
      now === null
        ? document.documentElement.removeAttribute(name)
        : document.documentElement.setAttribute(name, now);
    put(value);
    return () => put(atRest);
  }, [name, value, atRest]);
}
