import { useEffect, useRef } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { line, words } from './UndoRow.css.ts';

export interface UndoRowProps {
  /** What was removed. */
  name: string;
  /** Puts it back at its place. */
  onRestore: () => void;
}

/**
 * Stands in a list for as long as the way back is open. It takes the focus, which went with what was removed; the list
 * announces it.
 */
export function UndoRow({ name, onRestore }: UndoRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [name]);
  return (
    <div className={line} data-component="UndoRow">
      <span className={words}>Removed {name}</span>
      <Button ref={undo} tone="quiet" size="small" onPress={onRestore}>
        Undo
        <VisuallyHidden> removing {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
