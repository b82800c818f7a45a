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
    height: '100%',
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&[data-kind="choice"]': { cursor: 'pointer' },
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
