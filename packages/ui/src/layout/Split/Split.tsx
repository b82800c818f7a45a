import type { ReactNode } from 'react';
import { split } from './Split.css.ts';

export interface SplitProps {
  /** What the page is about. */
  children: ReactNode;
  /** What stands beside it, and below it in narrow windows; without anything the page keeps its whole width. */
  aside: ReactNode;
}

/** A wide column and a narrow one, 64 pixels apart. */
export function Split({ children, aside }: SplitProps) {
  return (
    <div className={aside ? split : undefined} data-component="Split">
      <div>{children}</div>
      {aside && <div>{aside}</div>}
    </div>
  );
}
