import { type FocusEvent, useRef } from 'react';

/**
 * Tells a user's focus from the one that the browser restores when its window becomes active: then the field has kept
 * the page's focus all along.
 */
export function useWindowReturn() {
  const hasLeftWindow = useRef(false);
  return {
    onBlur: (event: FocusEvent) => {
      hasLeftWindow.current = document.activeElement === event.target;
    },
    isReturn: () => hasLeftWindow.current,
  };
}
