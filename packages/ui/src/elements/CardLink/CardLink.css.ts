import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { states } from '../../theme/states.ts';

export const cardLink = style(
  inElements({
    color: vars.color.ink,
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.28em',
    cursor: 'pointer',
    transition: `text-decoration-color ${vars.motion.colour} ease-out`,
    selectors: {
      '&:focus': { outline: 'none' },
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: vars.radius.control,
      },
      [`${states.hovered}, ${states.focusVisible}`]: { textDecorationColor: vars.color.ink },
      '&[data-focus-visible]::after': {
        outline: `${vars.focus.width} solid ${vars.color.focus}`,
        outlineOffset: 6,
      },
    },
  }),
);
