import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { chosenInForcedColours, focusRing, forcedColours, states } from '../../theme/states.ts';

export const gridList = style(
  inElements({
    width: '100%',
    height: '100%',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
);

/** One cell of the grid. */
export const item = style(
  inElements({
    position: 'relative',
    height: '100%',
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&[data-kind="choice"]': { cursor: 'pointer' },
    },
  }),
);

/** The checkbox of a tile, over its picture. */
export const check = style(
  inElements({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: vars.space.s8,
    insetInlineStart: vars.space.s8,
    transition: `opacity ${vars.motion.colour} ease-out`,
    // A mouse shows it where it points; once one is selected, all are there.
    '@media': {
      '(hover: hover)': {
        selectors: {
          [`${item}:not(:hover, :focus-within) &`]: { opacity: 0 },
          [`${gridList}[data-selecting] &`]: { opacity: 1 },
        },
      },
    },
  }),
);

/** The focus ring of a tile whose content has none. */
export const ringed = style(
  inElements({
    selectors: { [states.focusVisible]: focusRing },
    '@media': { [forcedColours]: { selectors: chosenInForcedColours } },
  }),
);
