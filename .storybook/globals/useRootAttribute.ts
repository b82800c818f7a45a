import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the page's root while a story is mounted.
 * @param value Null for none.
 * @param atRest The value afterwards; null for none.
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
