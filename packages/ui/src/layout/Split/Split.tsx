import type { ReactNode } from 'react';
import { split } from './Split.css.ts';

export interface SplitProps {
  /** What the page is about. */
  children: ReactNode;
  /** What stands beside it, and below it in narrow windows. */
  aside: ReactNode;
}

/** A wide column and a narrow one, 64 pixels apart. */
export function Split({ children, aside }: SplitProps) {
  return (
    <div className={split} data-component="Split">
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  );
}
