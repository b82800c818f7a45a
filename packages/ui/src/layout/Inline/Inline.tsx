import type { ReactNode } from 'react';
import type { Gap } from '../gap.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** The children, in reading order. */
  children: ReactNode;
  /** Pixels between children, also between wrapped lines. @default 12 */
  gap?: Gap;
  /** Alignment across the line. @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline';
  /** Distribution along the line. @default 'start' */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** Whether children wrap. @default true */
  wraps?: boolean;
  /** The HTML element. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer';
}

/** Places children side by side. */
export function Inline(props: InlineProps) {
  const { children, gap = 12, align = 'center', justify = 'start', wraps = true } = props;
  const { as: Tag = 'div' } = props;
  return (
    <Tag className={inline({ gap, align, justify, wraps })} data-component="Inline">
      {children}
    </Tag>
  );
}
