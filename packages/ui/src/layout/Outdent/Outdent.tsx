import type { ReactNode } from 'react';
import { outdent } from './Outdent.css.ts';

export interface OutdentProps {
  /** One quiet button of medium height. */
  children: ReactNode;
}

/** Stands the words of a quiet button, and not its unseen box, at the start of the column. */
export function Outdent({ children }: OutdentProps) {
  return (
    <div className={outdent} data-component="Outdent">
      {children}
    </div>
  );
}
