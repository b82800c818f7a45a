import { type KeyboardEvent, useRef } from 'react';

/**
 * Undo by Ctrl+Z or Cmd+Z for a value that is chosen or set by parts; browsers undo only typed text.
 * @param value The current value.
 * @param change Sets another value.
 */
export function useUndo<Value>(value: Value, change: (value: Value) => void) {
  const past = useRef<Value[]>([]);
  return {
    /** Sets a value and remembers the one before it. */
    set: (next: Value) => {
      if (next !== value) past.current.push(value);
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
