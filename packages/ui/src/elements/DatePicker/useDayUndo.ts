import { type KeyboardEvent, useRef } from 'react';

/**
 * Undo by Ctrl+Z or Cmd+Z, which browsers have for texts but not for the parts of a date.
 * @param day The day that is shown.
 * @param change Sets another day.
 */
export function useDayUndo(day: string | null, change: (day: string | null) => void) {
  const past = useRef<(string | null)[]>([]);
  return {
    /** Sets a day and remembers the one before it. */
    set: (next: string | null) => {
      if (next !== day) past.current.push(day);
      change(next);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey) return;
      const before = past.current.pop();
      if (before === undefined) return;
      event.preventDefault();
      change(before);
    },
  };
}
