import { globalStyle, style } from '@vanilla-extract/css';
import { vars, wide } from './vars.css.ts';

const list = style({ fontSize: '.9375rem', lineHeight: 1.5 });

const end = style({ fontVariantNumeric: 'tabular-nums' });

/** Words follow their label; quantities stand at the end of the line. */
export const facts = { start: list, end: `${list} ${end}` } as const;

// One class on the list instead of two on each of its many lines.
globalStyle(`${list} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5.75rem) minmax(0, 1fr)',
  columnGap: '1.25rem',
  padding: '.6875rem 0',
  borderTop: `1px solid ${vars.line}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)' } },
});
globalStyle(`${list}.${end} > div`, { gridTemplateColumns: 'minmax(0, 1fr) auto' });
globalStyle(`${list} dt`, { color: vars.inkSecond, overflowWrap: 'break-word' });

export const part = style({ paddingInlineStart: '1rem' });
