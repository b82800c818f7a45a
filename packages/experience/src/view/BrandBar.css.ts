import { style } from '@vanilla-extract/css';
import { gutter, vars, wide } from './vars.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  padding: `.5rem ${gutter}`,
  '@media': {
    [wide]: { gridArea: 'bar', minHeight: '5.5rem' },
    print: { padding: 0 },
  },
});

export const mark = style({
  fontFamily: vars.titles,
  fontSize: '1.375rem',
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: vars.titleTracking,
  color: 'inherit',
  textDecoration: 'none',
  paddingBlock: '.5rem',
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
});

export const logo = style({
  height: '2rem',
  width: 'auto',
  maxWidth: '12rem',
  objectFit: 'contain',
});
