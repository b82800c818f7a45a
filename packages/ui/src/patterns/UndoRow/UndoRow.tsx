import { useEffect, useRef } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { line, words } from './UndoRow.css.ts';

export interface UndoRowProps {
  /** The name of the removed item. */
  name: string;
  /** Restores the item at its place. */
  onRestore: () => void;
}

/** Offers to undo a removal. It takes the focus that the removed item had; the list announces the removal. */
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
