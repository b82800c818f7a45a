import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5.5rem) minmax(4rem, 9.5rem) minmax(0, 1fr)',
  columnGap: '.75rem',
  alignItems: 'center',
  padding: '.625rem 0',
});

export const track = style({ width: '100%', height: '14px', overflow: 'visible' });
export const rule = style({ stroke: vars.inkSecond });
export const dot = style({ fill: vars.accentText });
export const words = style({ color: vars.inkSecond, textAlign: 'end' });
