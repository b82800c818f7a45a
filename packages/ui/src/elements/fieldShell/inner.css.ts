import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRingInside, states } from '../../theme/states.ts';

const { color } = vars;

/** An icon button inside a control with other parts: an arrow, a calendar. */
export const innerButton = style(
  inElements({
    flex: '0 1 auto',
    minWidth: 24,
    display: 'grid',
    placeItems: 'center',
    // Its icon aligns with the arrow of a `Select`.
    width: 38,
    padding: 0,
    background: 'transparent',
    border: 0,
    borderRadius: vars.radius.control,
    color: color.inkSecond,
    cursor: 'pointer',
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { color: color.ink, background: color.hover },
      [states.focusVisible]: focusRingInside,
      [states.disabled]: { color: color.inkQuiet, cursor: 'default' },
    },
    '@media': { [coarse]: { width: 44 } },
  }),
);
