import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const badges = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: '1.5rem 1rem',
});

export const badge = style({
  maxWidth: '12rem',
  fontSize: '.875rem',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const mark = style({ display: 'block', color: 'inherit' });

export const logo = style({
  height: '3.5rem',
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
  marginBottom: '.5rem',
});

export const certificate = style({ color: vars.inkSecond });

/** A heading that only a screen reader needs: badges and reports say to the eye what they are. */
export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
