import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const prose = style({
  color: vars.inkSecond,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

export const note = style({ fontSize: '.9375rem', color: vars.inkSecond, whiteSpace: 'pre-line' });

export const run = style({
  display: 'inline',
  selectors: { '&:not(:last-child)::after': { content: '", "' } },
});

export const entry = style({ padding: '.6875rem 0', borderTop: `1px solid ${vars.line}` });

/** A numbered entry; the number stands where the lines of other lists start. */
export const step = style([
  entry,
  {
    position: 'relative',
    paddingInlineStart: '1.75rem',
    selectors: {
      '&::before': {
        content: 'counter(list-item)',
        position: 'absolute',
        insetInlineStart: 0,
        color: vars.inkSecond,
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
]);

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '.5rem',
  '@media': { print: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

/** One of several pictures; a lone one keeps its own shape. */
export const thumb = style({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  background: vars.line,
  borderRadius: vars.corner,
  selectors: {
    'li:not(:only-child) > &': { aspectRatio: '1' },
    'li:only-child > &': { width: 'calc(200% + .5rem)' },
  },
});
