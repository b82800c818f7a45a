import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRingInside, states } from '../../theme/states.ts';

const { color } = vars;

export const group = style(
  inElements({
    display: 'inline-flex',
    maxWidth: '100%',
    padding: 2,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: color.surface,
  }),
);

export const segment = style(
  inElements({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    minHeight: 26,
    paddingInline: 10,
    borderRadius: vars.radius.mark,
    font: vars.text.label,
    fontWeight: 500,
    color: color.inkSecond,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      [states.hovered]: { color: color.ink },
      [states.selected]: {
        background: color.tint,
        color: color.ink,
        boxShadow: `inset 0 0 0 1px ${color.quietOutline}`,
      },
      // No background: it would look selected.
      [states.disabled]: {
        color: color.inkQuiet,
        outline: `1px dashed ${color.disabledEdge}`,
        outlineOffset: -1,
        cursor: 'default',
      },
      [states.focusVisible]: focusRingInside,
    },
    '@media': {
      [coarse]: { minHeight: 40, paddingInline: 12 },
      '(forced-colors: active)': {
        selectors: {
          [states.selected]: {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          [states.disabled]: { color: 'GrayText' },
        },
      },
    },
  }),
);
