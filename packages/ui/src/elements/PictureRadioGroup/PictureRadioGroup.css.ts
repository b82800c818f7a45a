import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { focusRing, forcedColours } from '../../theme/states.ts';

const { color, space } = vars;

/** Space for the ring, whose outer edge aligns with the column's. */
export const options = style(
  inElements({ display: 'flex', flexWrap: 'wrap', gap: space.s20, padding: 5 }),
);

/** The ring has an offset from the picture, so that selecting moves nothing. */
export const option = style(
  inElements({
    position: 'relative',
    display: 'block',
    borderRadius: vars.radius.round,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: -5,
        borderRadius: vars.radius.round,
        border: '2px solid transparent',
        pointerEvents: 'none',
      },
      '&[data-hovered]::after': { borderWidth: 1, borderColor: color.inkSecond },
      '&[data-selected]::after': { borderWidth: 2, borderColor: color.accent },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: 7 },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '&::after': { borderColor: 'Canvas' },
          '&[data-selected]::after': { borderColor: 'Highlight' },
        },
      },
    },
  }),
);

export const picture = style(
  inElements({
    display: 'block',
    width: 64,
    height: 64,
    borderRadius: vars.radius.round,
    objectFit: 'cover',
    filter: vars.pictureFilter,
  }),
);

/** The tick shows the selection without colour. */
export const tick = style(
  inElements({
    position: 'absolute',
    insetInlineEnd: -2,
    insetBlockEnd: -2,
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    borderRadius: vars.radius.round,
    background: color.accent,
    color: color.onAccent,
  }),
);
