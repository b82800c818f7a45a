import type { ReactNode } from 'react';
import type { Gap } from '../gap.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** What stands side by side, in reading order. */
  children: ReactNode;
  /** Pixels between children, also between wrapped lines. @default 12 */
  gap?: Gap;
  /** Where children stand across the line. @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline';
  /** How spare room is shared along the line. @default 'start' */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** May children move to a next line? @default true */
  wraps?: boolean;
  /** The element, where a list or a section says more. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer';
}

/** Children beside one another. */
export function Inline(props: InlineProps) {
  const { children, gap = 12, align = 'center', justify = 'start', wraps = true } = props;
  const { as: Tag = 'div' } = props;
  return (
    <Tag className={inline({ gap, align, justify, wraps })} data-component="Inline">
      {children}
    </Tag>
  );
}
