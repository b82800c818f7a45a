import { style } from '@vanilla-extract/css';
import { gutter, vars, wide } from './vars.css.ts';

export const head = style({
  position: 'relative',
  '@media': { [wide]: { gridArea: 'head' } },
});

/** The picture or film: 4:5 on phones, the window's height beside the text. */
export const still = style({
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

export const film = style({
  position: 'absolute',
  insetBlockEnd: '1.5rem',
  insetInlineStart: gutter,
});
