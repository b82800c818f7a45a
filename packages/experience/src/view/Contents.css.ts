import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const contents = style({
  borderBlock: `1px solid ${vars.line}`,
  fontSize: '.9375rem',
  '@media': { print: { display: 'none' } },
});

export const opener = style({ padding: '.6875rem 0', color: vars.inkSecond, cursor: 'pointer' });

export const way = style({
  display: 'block',
  padding: '.6875rem 0',
  borderTop: `1px solid ${vars.line}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
