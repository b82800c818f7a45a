import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { focusRing, forcedColours } from '../../theme/states.ts';

const { color } = vars;

export const track = style(
  inElements({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    width: 32,
    height: 20,
    marginInlineEnd: 4,
    paddingInline: 2,
    background: color.trackOff,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.round,
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      '[data-selected] > &': { background: color.accent, borderColor: color.accent },
      '[data-disabled] > &': {
        background: color.disabledGround,
        borderColor: color.lineStrong,
        borderStyle: vars.disabledBorder,
      },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '[data-selected] > &': { background: 'Highlight' },
          '[data-disabled] > &': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const knob = style(
  inElements({
    width: 14,
    height: 14,
    borderRadius: vars.radius.round,
    background: color.knobOff,
    transition: `translate ${vars.motion.colour} ease-out`,
    selectors: {
      '[data-selected] > * > &': { background: color.onAccent, translate: '12px' },
      '[dir="rtl"] [data-selected] > * > &': { translate: '-12px' },
      '[data-disabled] > * > &': { background: color.inkQuiet },
    },
    '@media': {
      [forcedColours]: {
        background: 'CanvasText',
        selectors: { '[data-selected] > * > &': { background: 'HighlightText' } },
      },
    },
  }),
);
