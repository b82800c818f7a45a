import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a list once the removed item is restored, because the pressed button is gone.
 * @param count How many items the list has.
 * @returns A function to call when an item is restored.
 */
export function useFocusAfterUndo(list: RefObject<HTMLElement | null>, count: number): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current) return undefined;
    // A list that was empty renders in a second step.
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
