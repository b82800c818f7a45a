import { style } from '@vanilla-extract/css';
import { vars, wide } from './vars.css.ts';

export const head = style({
  position: 'relative',
  '@media': { [wide]: { gridArea: 'head' } },
});

/** The picture or film: 4:5 on phones, the window's height beside the text. */
export const still = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  maxHeight: '88svh',
  objectFit: 'cover',
  background: vars.line,
  '@media': {
    [wide]: {
      position: 'sticky',
      top: 0,
      aspectRatio: 'auto',
      height: '100svh',
      maxHeight: 'none',
    },
    print: { width: 'auto', maxWidth: '60mm', maxHeight: '75mm' },
  },
});

/** The still of a film elsewhere and what leads to it: one box, so that its middle is in sight as long as the still is. */
export const elsewhere = style({
  display: 'block',
  position: 'relative',
  '@media': { [wide]: { position: 'sticky', top: 0 } },
});

export const film = style({
  position: 'absolute',
  inset: 0,
  width: 'fit-content',
  height: 'fit-content',
  margin: 'auto',
});

export const play = style({ display: 'inline', height: '.75em' });
