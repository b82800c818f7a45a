import { type RefObject, useEffect, useRef } from 'react';

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-card]');

/**
 * Keeps the keyboard where it worked: when a button leaves with the change that it made, its row takes the focus,
 * and when the row leaves too, the list does.
 * @param change What the rows are made of; another one may have taken the focus away.
 */
export function useFocusKept(list: RefObject<HTMLElement | null>, change: unknown) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = rowOf(target)?.dataset['card'];
    };
    const rows = list.current;
    rows?.addEventListener('focusin', remember);
    return () => rows?.removeEventListener('focusin', remember);
  }, [list]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isLost || last.current === undefined) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
    const row = [...rows].find(({ dataset }) => dataset['card'] === last.current);
    (row ?? list.current)?.focus();
  }, [list, change]);
}
