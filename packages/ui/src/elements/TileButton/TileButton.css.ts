import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { focusRing, states } from '../../theme/states.ts';

const { color, space } = vars;

export const tile = style(
  inElements({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    aspectRatio: '1',
    padding: space.s8,
    border: `1px dashed ${color.edge}`,
    borderRadius: vars.radius.control,
    background: color.paper,
    color: color.ink,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { background: color.hover },
      [states.pressed]: { background: color.tint },
      [states.focusVisible]: focusRing,
      [states.disabled]: {
        background: color.disabledGround,
        borderColor: color.disabledEdge,
        // It is dashed at rest, so disabled is dotted.
        borderStyle: 'dotted',
        color: color.inkQuiet,
        cursor: 'default',
      },
    },
  }),
);

export const title = style(
  inElements({ marginBlockStart: space.s8, font: vars.text.label, fontWeight: 500 }),
);

export const words = style(
  inElements({
    marginBlockStart: space.s4,
    font: vars.text.caption,
    color: color.inkSecond,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
);
