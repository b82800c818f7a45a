import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRingInside, states } from '../../theme/states.ts';

const { color } = vars;

/** The stepper hugs its number; a plain number field fills its column. */
export const box = recipe({
  variants: {
    shows: {
      steps: inElements({ width: 'fit-content' }),
      figure: {},
    },
  },
});

export const figure = recipe({
  base: inElements({ fontVariantNumeric: 'tabular-nums' }),
  variants: {
    shows: {
      steps: inElements({ width: 58, flex: 'none', textAlign: 'center', paddingInline: 4 }),
      figure: {},
    },
  },
});

export const step = style(
  inElements({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    background: 'transparent',
    border: `0 solid ${color.edge}`,
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      '&:focus': { outline: 'none' },
      '&[slot="decrement"]': { borderInlineEndWidth: 1 },
      '&[slot="increment"]': { borderInlineStartWidth: 1 },
      [states.hovered]: { background: color.hover },
      [states.pressed]: { background: color.tint },
      [states.focusVisible]: focusRingInside,
      [states.disabled]: { color: color.inkQuiet, borderColor: color.line, cursor: 'default' },
    },
    '@media': { [coarse]: { width: 44 } },
  }),
);
