import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** Role of the type scale. @default 'body' */
  kind?: 'bodyLarge' | 'body' | 'label' | 'data' | 'caption' | 'figure';
  /** What it is for: what one reads first, what supports it, a hint, or news. @default 'ink' */
  tone?: 'inherit' | 'ink' | 'second' | 'quiet' | 'accent' | 'danger' | 'caution';
  /** Figures of one width, for columns and counters. @default 'proportional' */
  figures?: 'proportional' | 'tabular';
  /** What happens to words that do not fit. @default 'wrap' */
  overflow?: 'wrap' | 'ellipsis';
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong';
  id?: string;
}

/** Words in one of the roles of the type scale. */
export function Text(props: TextProps) {
  const { children, kind = 'body', tone = 'ink', figures, overflow, as: Tag = 'p', id } = props;
  return (
    <Tag id={id} className={text({ kind, tone, figures, overflow })} data-component="Text">
      {children}
    </Tag>
  );
}
