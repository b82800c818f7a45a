import { style } from '@vanilla-extract/css';
import { gutter, measure, vars } from './vars.css.ts';

export const notFound = style({
  display: 'grid',
  flex: 1,
  alignContent: 'center',
  justifyItems: 'start',
  gap: '1rem',
  maxWidth: `calc(${measure} + 2 * ${gutter})`,
  padding: `2rem ${gutter} 6rem`,
});

export const tag = style({ width: '3.25rem', color: vars.inkSecond, marginBottom: '1rem' });
export const sentence = style({ color: vars.inkSecond });
/** A word that does not break at its hyphen. */
export const whole = style({ whiteSpace: 'nowrap' });
export const way = style({ marginTop: '1rem' });

/** What the message is about. */
export const shown = style({ maxWidth: '18rem', marginBottom: '1rem' });
