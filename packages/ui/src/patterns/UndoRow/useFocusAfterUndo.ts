import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus back to a list once what was removed stands in it again: the button that was pressed is gone.
 * @param count How many the list has.
 * @returns What to call when something is put back.
 */
export function useFocusAfterUndo(list: RefObject<HTMLElement | null>, count: number): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current) return undefined;
    // A list that was empty is drawn in a second step.
    const frame = requestAnimationFrame(() => {
      isAwaited.current = false;
      list.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [list, count]);
  return () => {
    isAwaited.current = true;
  };
}
