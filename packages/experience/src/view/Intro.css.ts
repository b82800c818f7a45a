import { style } from '@vanilla-extract/css';
import { gutter, measure, vars } from './vars.css.ts';

export const intro = style({
  paddingInline: gutter,
  maxWidth: `calc(${measure} + 2 * ${gutter})`,
  '@media': { print: { padding: 0 } },
});

export const title = style({
  fontSize: 'clamp(2.625rem, 4.4vw, 4rem)',
  lineHeight: 1.04,
});

export const line = style({ marginTop: '1rem', fontSize: '.9375rem', color: vars.inkSecond });

export const lead = style({
  marginTop: '1.25rem',
  fontFamily: vars.titles,
  fontSize: '1.25rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

/** Words of the picture above, close to it. */
export const caption = style([line, { margin: '-1rem 0 1.25rem' }]);
