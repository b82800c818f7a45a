import type { ReactNode } from 'react';
import type { Gap } from '../gap.ts';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** One cell each, in reading order. */
  children: ReactNode;
  /** The most columns; narrower windows show fewer (on a phone one, of 4 two where they fit). @default 2 */
  columns?: 2 | 3 | 4;
  /** Pixels between children. @default 24 */
  gap?: Gap;
}

/** Children in columns of one width. */
export function Grid({ children, columns = 2, gap = 24 }: GridProps) {
  return (
    <div className={grid({ columns, gap })} data-component="Grid">
      {children}
    </div>
  );
}
