import type { ReactNode } from 'react';
import { bleed } from './Bleed.css.ts';

export interface BleedProps {
  /** One quiet button of medium height. */
  children: ReactNode;
}

/** Aligns the text of a quiet button, and not its invisible box, with the start of the column. */
export function Bleed({ children }: BleedProps) {
  return (
    <div className={bleed} data-component="Bleed">
      {children}
    </div>
  );
}
