import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

export const textButton = style(
  inElements({
    minHeight: 24,
    padding: 0,
    border: 0,
    borderRadius: 2,
    background: 'none',
    font: vars.text.data,
    color: vars.color.ink,
    textAlign: 'start',
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.lineStrong,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.28em',
    cursor: 'pointer',
    transition: `text-decoration-color ${vars.motion.colour} ease-out`,
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { textDecorationColor: vars.color.ink },
      [states.focusVisible]: focusRing,
      [states.disabled]: { color: vars.color.inkQuiet, cursor: 'default' },
    },
    '@media': { [coarse]: { minHeight: 44 } },
  }),
);
