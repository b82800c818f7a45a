import type { ReactNode } from 'react';
import { bleed } from './Bleed.css.ts';

export interface BleedProps {
  /** One quiet button of medium height. */
  children: ReactNode;
}

/** Stands the words of a quiet button, and not its unseen box, at the start of the column. */
export function Bleed({ children }: BleedProps) {
  return (
    <div className={bleed} data-component="Bleed">
      {children}
    </div>
  );
}
