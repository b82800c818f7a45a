import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRingInside, states } from '../../theme/states.ts';

const { color } = vars;

export const glass = style(
  inElements({
    flex: 'none',
    alignSelf: 'center',
    paddingInlineStart: 11,
    marginInlineEnd: -3,
    color: color.inkQuiet,
  }),
);

export const input = style(
  inElements({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } }),
);

export const clear = style(
  inElements({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 34,
    background: 'transparent',
    border: 0,
    borderRadius: vars.radius.control,
    color: color.inkSecond,
    cursor: 'pointer',
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { color: color.ink, background: color.hover },
      [states.focusVisible]: focusRingInside,
      '[data-empty] &, [data-disabled] &, [data-readonly] &': { display: 'none' },
    },
    '@media': { [coarse]: { width: 44 } },
  }),
);
