import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

export const handle = style(
  inElements({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    marginInlineStart: -4,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.mark,
    background: 'transparent',
    color: vars.color.inkQuiet,
    cursor: 'grab',
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { color: vars.color.ink },
      [states.focusVisible]: focusRing,
    },
    '@media': { [coarse]: { width: 44, height: 44 } },
  }),
);
