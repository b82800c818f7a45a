import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** Labels, tracks and words line up over all rows. */
export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(4rem, 1fr) fit-content(35%)',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  columnGap: '1.5rem',
  padding: '.6875rem 0',
  fontSize: '.9375rem',
  lineHeight: 1.5,
});

export const reading = style([row, { gridColumn: '2 / -1', alignItems: 'center', padding: 0 }]);

export const track = style({ width: '100%', height: '14px', overflow: 'visible' });
export const rule = style({ stroke: vars.inkSecond });
export const dot = style({ fill: vars.accentText });
export const words = style({ position: 'relative', color: vars.inkSecond, textAlign: 'end' });

/** For those who cannot see the mark. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

// The track starts where the line of text starts.
globalStyle(`[dir='rtl'] ${track}`, { transform: 'scaleX(-1)' });
