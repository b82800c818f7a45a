import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { focusRing, states } from '../../theme/states.ts';

const { color } = vars;

/** Nine targets of 32 pixels, as wide as the thumbnail beside it. */
export const grid = style(
  inElements({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 32px)',
    gridAutoRows: 32,
    width: 'fit-content',
    padding: 3,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    // Looks like a disabled field.
    selectors: {
      '[data-disabled] &': {
        background: color.sunken,
        borderColor: color.line,
        borderStyle: vars.disabledBorder,
      },
    },
  }),
);

export const position = style(
  inElements({
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.mark,
    cursor: 'pointer',
    selectors: {
      [states.hovered]: { background: color.hover },
      [states.focusVisible]: focusRing,
      [states.disabled]: { cursor: 'default' },
    },
  }),
);

export const dot = style(
  inElements({
    width: 6,
    height: 6,
    borderRadius: vars.radius.round,
    background: color.edge,
    selectors: {
      '[data-selected] > &': { width: 14, height: 14, background: color.accent },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        background: 'CanvasText',
        selectors: { '[data-selected] > &': { background: 'Highlight' } },
      },
    },
  }),
);
