import type { ReactNode } from 'react';
import type { Gap } from '../gap.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** The children, from top to bottom. */
  children: ReactNode;
  /** Pixels between children. @default 16 */
  gap?: Gap;
  /** Alignment across the column. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The HTML element. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'main';
}

/** Stacks children vertically. */
export function Stack({ children, gap = 16, align = 'stretch', as: Tag = 'div' }: StackProps) {
  return (
    <Tag className={stack({ gap, align })} data-component="Stack">
      {children}
    </Tag>
  );
}
