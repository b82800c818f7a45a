import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRingInside, states } from '../../theme/states.ts';
import { atStart } from '../fieldShell/atStart.ts';

const { color, space } = vars;

/** As wide as a colour code needs. */
export const box = style(inElements({ maxWidth: 220 }));

/** At the start of the field, with its height. */
export const start = style(inElements({ flex: 'none', display: 'flex' }));

/** Opens the picker; the colour itself is its icon. */
export const open = style(
  inElements({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 34,
    padding: 0,
    background: 'transparent',
    border: 0,
    borderInlineEnd: `1px solid ${color.line}`,
    cursor: 'pointer',
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { background: color.hover },
      [states.focusVisible]: focusRingInside,
      [states.disabled]: { cursor: 'default' },
    },
    '@media': { [coarse]: { width: 44 } },
  }),
);

export const swatch = style(
  inElements({
    width: 20,
    height: 20,
    borderRadius: vars.radius.mark,
    border: `1px solid ${color.edge}`,
    forcedColorAdjust: 'none',
  }),
);

/** No colour: an empty swatch with a diagonal line. */
export const noColour = style(
  inElements({
    background: `linear-gradient(to top right, ${color.surface} 47%, ${color.edge} 47% 53%, ${color.surface} 53%)`,
  }),
);

/** Numbers and words of one sentence; it starts where the hint does, in either text direction. */
export const contrast = style(inElements({ display: 'block', ...atStart }));

export const sheet = style(
  inElements({ display: 'grid', gap: space.s16, padding: space.s16, outline: 'none' }),
);

export const area = style(
  inElements({
    width: 'min(240px, 100vw - 64px)',
    aspectRatio: '3 / 2',
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 1px ${color.pictureEdge}`,
    forcedColorAdjust: 'none',
    selectors: { [states.disabled]: { opacity: 0.5 } },
  }),
);

export const track = style(
  inElements({
    height: 24,
    width: '100%',
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 1px ${color.pictureEdge}`,
    forcedColorAdjust: 'none',
    '@media': { [coarse]: { height: 44 } },
  }),
);

/** The handle has a light and a dark ring, so that it is visible on every colour. */
export const thumb = style(
  inElements({
    width: 20,
    height: 20,
    borderRadius: vars.radius.round,
    border: '2px solid white',
    boxShadow: '0 0 0 1px black, inset 0 0 0 1px black',
    forcedColorAdjust: 'none',
    selectors: {
      [states.focusVisible]: { width: 26, height: 26, borderWidth: 3 },
    },
    '@media': { [coarse]: { width: 28, height: 28 } },
  }),
);

export const onTrack = style(inElements({ insetBlockStart: '50%' }));
