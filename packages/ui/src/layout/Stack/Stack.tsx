import type { ReactNode } from 'react';
import type { Gap } from '../gap.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** What stands one below the other. */
  children: ReactNode;
  /** Pixels between children. @default 16 */
  gap?: Gap;
  /** Where children stand across the column. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The element, where a list or a section says more. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'main';
}

/** Children under one another. */
export function Stack({ children, gap = 16, align = 'stretch', as: Tag = 'div' }: StackProps) {
  return (
    <Tag className={stack({ gap, align })} data-component="Stack">
      {children}
    </Tag>
  );
}
