import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  /** The words. */
  children: ReactNode;
  /** Role of the type scale. @default 'body' */
  kind?: 'bodyLarge' | 'body' | 'label' | 'data' | 'caption' | 'figure';
  /** What it is for: what one reads first, what supports it, a hint, or news. @default 'ink' */
  tone?: 'inherit' | 'ink' | 'second' | 'quiet' | 'accent' | 'danger' | 'caution';
  /** Figures of one width, for columns and counters. @default 'proportional' */
  figures?: 'proportional' | 'tabular';
  /** What happens to words that do not fit. @default 'wrap' */
  overflow?: 'wrap' | 'ellipsis';
  /** The element it is in the page's outline. @default 'p', and 'div' for a figure: it is no paragraph. */
  as?: 'p' | 'span' | 'div' | 'strong';
  /** For `aria-labelledby` and `aria-describedby` of what it tells about. */
  id?: string;
}

/** Words in one of the roles of the type scale. */
export function Text(props: TextProps) {
  const { children, kind = 'body', tone = 'ink', figures, overflow, id } = props;
  const Tag = props.as ?? (kind === 'figure' ? 'div' : 'p');
  return (
    <Tag id={id} className={text({ kind, tone, figures, overflow })} data-component="Text">
      {children}
    </Tag>
  );
}
