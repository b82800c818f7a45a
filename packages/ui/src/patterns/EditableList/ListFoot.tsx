import { ReorderHint } from '@hangtag/ui/patterns/Reorder';
import type { ReactNode } from 'react';
import { foot } from './EditableList.css.ts';

interface ListFootProps {
  /** Whether the rows can be moved, and how is said. */
  hasHint: boolean;
  footnote: ReactNode;
}

/** The notes below the rows; nothing without any. */
export function ListFoot({ hasHint, footnote }: ListFootProps) {
  if (!hasHint && !footnote) return null;
  return (
    <div className={foot}>
      {hasHint && (
        <p>
          <ReorderHint />
        </p>
      )}
      {footnote}
    </div>
  );
}
