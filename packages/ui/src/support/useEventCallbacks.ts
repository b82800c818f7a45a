import { useInsertionEffect, useRef, useState } from 'react';

type Callback = (...args: never[]) => unknown;

/**
 * The same functions for as long as the component lives; each calls the latest one of its name. A screen writes its
 * functions anew whenever it is drawn, and rows that hold these instead need not be drawn again for that.
 */
export function useEventCallbacks<Callbacks extends Record<keyof Callbacks, Callback>>(
  callbacks: Callbacks,
): Callbacks {
  const latest = useRef(callbacks);
  // Before any effect of a child, which may already call one.
  useInsertionEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(() => {
    const names = Object.keys(callbacks) as (keyof Callbacks)[];
    const calls = names.map((name) => [name, (...args: never[]) => latest.current[name](...args)]);
    return Object.fromEntries(calls) as Callbacks;
  });
  return stable;
}
