import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.9375rem',
  textAlign: 'start',
});

export const cell = style({
  padding: '.625rem 0',
  paddingInlineEnd: '1rem',
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const head = style([cell, { borderTop: 0, fontSize: '.875rem', color: vars.inkSecond }]);

/** A table with many columns scrolls by itself, never the page. */
export const scroller = style({ overflowX: 'auto' });
export const broad = style([cell, { minWidth: '6rem', overflowWrap: 'break-word' }]);
