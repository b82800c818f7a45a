import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  /** The text. */
  children: ReactNode;
  /** Role of the type scale. @default 'body' */
  kind?: 'bodyLarge' | 'body' | 'label' | 'data' | 'caption' | 'figure';
  /** Its prominence: main text, supporting text, hint, or message. @default 'ink' */
  tone?: 'inherit' | 'ink' | 'second' | 'quiet' | 'accent' | 'danger' | 'caution';
  /** Tabular numbers, for columns and counters. @default 'proportional' */
  figures?: 'proportional' | 'tabular';
  /** Whether text that does not fit wraps or is truncated. @default 'wrap' */
  overflow?: 'wrap' | 'ellipsis';
  /** The HTML element. @default 'p', and 'div' for a figure, which is no paragraph. */
  as?: 'p' | 'span' | 'div' | 'strong';
  /** Id for `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/** Text in a role of the type scale. */
export function Text(props: TextProps) {
  const { children, kind = 'body', tone = 'ink', figures, overflow, id } = props;
  const Tag = props.as ?? (kind === 'figure' ? 'div' : 'p');
  return (
    <Tag id={id} className={text({ kind, tone, figures, overflow })} data-component="Text">
      {children}
    </Tag>
  );
}
