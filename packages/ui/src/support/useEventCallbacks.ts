import { useInsertionEffect, useRef, useState } from 'react';

type Callback = (...args: never[]) => unknown;

/**
 * Returns functions that keep their identity for the life of the component and call the latest function of their name.
 * Memoized rows that hold them do not render again when a screen passes new functions.
 */
export function useEventCallbacks<Callbacks extends Record<keyof Callbacks, Callback>>(
  callbacks: Callbacks,
): Callbacks {
  const latest = useRef(callbacks);
  // An effect of a child may already call one.
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
