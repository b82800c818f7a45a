import type { ReactNode } from 'react';
import { split } from './Split.css.ts';

export interface SplitProps {
  /** The main content. */
  children: ReactNode;
  /** The content beside it, or below it in narrow windows; without any the main content takes the full width. */
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
