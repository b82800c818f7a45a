import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

export const disclosure = style(inElements({}));

export const trigger = style(
  inElements({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    width: '100%',
    minHeight: 36,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.mark,
    background: 'none',
    font: vars.text.body,
    fontWeight: 500,
    color: vars.color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:focus': { outline: 'none' },
      [states.focusVisible]: focusRing,
      [states.hovered]: {
        color: vars.color.ink,
        textDecoration: 'underline',
        textUnderlineOffset: '0.28em',
      },
    },
    '@media': { [coarse]: { minHeight: 44 } },
  }),
);

export const chevron = style(
  inElements({
    color: vars.color.inkSecond,
    transition: `rotate ${vars.motion.colour} ease-out`,
    selectors: {
      [`[dir="rtl"] &`]: { scale: '-1 1' },
      [`${disclosure}[data-expanded] &`]: { rotate: '90deg' },
    },
  }),
);

export const panel = style(
  inElements({
    paddingInlineStart: vars.space.s24,
    font: vars.text.body,
    color: vars.color.inkSecond,
  }),
);
