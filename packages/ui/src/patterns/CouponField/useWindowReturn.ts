import { type FocusEvent, useRef } from 'react';

/**
 * Tells a focus that somebody gave from the one that the browser gives back when its window is returned to: then the
 * field has kept the page's focus all along.
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
