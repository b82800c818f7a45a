import type { ReactNode } from 'react';
import { type EditableListLayout, layouts } from './EditableListRow.css.ts';

interface ListHeadsProps {
  readonly heads: readonly ReactNode[];
  readonly layout: EditableListLayout;
  readonly isMovable: boolean;
  readonly isLocked: boolean;
}

/** Names the columns for the eye; for a screen reader each row says what its facts are. */
export function ListHeads({ heads, layout, isMovable, isLocked }: ListHeadsProps) {
  return (
    <div
      className={layouts[layout].heads}
      data-moves={isMovable || undefined}
      data-locked={isLocked || undefined}
      aria-hidden
    >
      {isMovable && <span />}
      {heads.map((head, column) => (
        <span key={column}>{head}</span>
      ))}
    </div>
  );
}
