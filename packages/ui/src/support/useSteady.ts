import { useInsertionEffect, useRef, useState } from 'react';

type Verb = (...args: never[]) => unknown;

/**
 * The same functions for as long as the component lives; each calls the latest one of its name. A screen writes its
 * functions anew whenever it is drawn, and rows that hold these instead need not be drawn again for that.
 */
export function useSteady<Verbs extends Record<keyof Verbs, Verb>>(verbs: Verbs): Verbs {
  const latest = useRef(verbs);
  // Before any effect of a child, which may already call one.
  useInsertionEffect(() => {
    latest.current = verbs;
  });
  const [steady] = useState(() => {
    const names = Object.keys(verbs) as (keyof Verbs)[];
    const calls = names.map((name) => [name, (...args: never[]) => latest.current[name](...args)]);
    return Object.fromEntries(calls) as Verbs;
  });
  return steady;
}
