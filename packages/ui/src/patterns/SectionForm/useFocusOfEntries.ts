import { useEffect, useRef } from 'react';

/** The focus target after the number of entries changes: an entry's input, or its menu button. */
interface FocusTarget {
  readonly place: number;
  readonly part: 'input' | 'button';
  readonly count: number;
}

/**
 * Moves focus when entries change: entries have no ids that would keep a focused button, and the add button is disabled
 * at the limit. Without entries focus moves to the add button.
 * @param count How many entries there are.
 * @returns Refs for the list and the add button; call `goTo` before a change.
 */
export function useFocusOfEntries(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const next = useRef<FocusTarget>(null);
  // After every render, because the owner may apply the change later than it was requested.
  useEffect(() => {
    const stop = next.current;
    if (stop?.count !== count) return;
    next.current = null;
    const entry = list.current?.children[Math.min(stop.place, count - 1)];
    // Of an entry's buttons, the menu's is the last.
    const found = [...(entry?.querySelectorAll<HTMLElement>(stop.part) ?? [])];
    const target = stop.part === 'input' ? found[0] : (found.at(-1) ?? adder.current);
    target?.focus();
  });
  const goTo = (stop: FocusTarget) => {
    next.current = stop;
  };
  return { list, adder, goTo };
}
