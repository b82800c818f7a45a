import { useEffect, useRef } from 'react';

/** Where the focus goes once there are so many entries: to what is typed in one of them, or to the button of its menu. */
interface FocusTarget {
  readonly place: number;
  readonly part: 'input' | 'button';
  readonly count: number;
}

/**
 * Takes the focus along when entries change. They have no names by which a button could stay with its own, and what adds
 * one closes with the last that fits. Where no entry is left, the focus goes to what adds one.
 * @param count How many entries there are.
 * @returns For their list and for what adds one; `goTo` is called before a change.
 */
export function useFocusOfEntries(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const next = useRef<FocusTarget>(null);
  // After every rendering: whoever keeps the entries may hand them back later than the change was asked for.
  useEffect(() => {
    const stop = next.current;
    if (stop?.count !== count) return;
    next.current = null;
    const entry = list.current?.children[Math.min(stop.place, count - 1)];
    // Of several buttons in an entry its menu's stands last.
    const found = [...(entry?.querySelectorAll<HTMLElement>(stop.part) ?? [])];
    const target = stop.part === 'input' ? found[0] : (found.at(-1) ?? adder.current);
    target?.focus();
  });
  const goTo = (stop: FocusTarget) => {
    next.current = stop;
  };
  return { list, adder, goTo };
}
