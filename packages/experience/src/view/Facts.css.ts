import { style, styleVariants } from '@vanilla-extract/css';
import { vars, wide } from './vars.css.ts';

const row = style({
  display: 'grid',
  columnGap: '1.25rem',
  padding: '.6875rem 0',
  borderTop: `1px solid ${vars.line}`,
  fontSize: '.9375rem',
  lineHeight: 1.5,
});

export const rows = styleVariants({
  start: [
    row,
    {
      gridTemplateColumns: 'minmax(0, 5.75rem) minmax(0, 1fr)',
      '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)' } },
    },
  ],
  end: [row, { gridTemplateColumns: 'minmax(0, 1fr) auto', fontVariantNumeric: 'tabular-nums' }],
});

export const label = style({ color: vars.inkSecond, overflowWrap: 'break-word', hyphens: 'auto' });
export const part = style({ paddingInlineStart: '1rem' });
