import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

export const pagination = style(
  inElements({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4 }),
);

/** Mirrors the arrows with the text direction. */
export const flip = style(inElements({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }));

export const pageButton = style(
  inElements({
    minWidth: vars.size.controlSmall,
    height: vars.size.controlSmall,
    padding: `0 ${vars.space.s4}`,
    border: `1px solid ${vars.color.quietOutline}`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    font: vars.text.label,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.inkSecond,
    cursor: 'pointer',
    selectors: {
      '&:focus': { outline: 'none' },
      [states.hovered]: { background: vars.color.hover, color: vars.color.ink },
      '&[aria-current="page"]': { background: vars.color.tint, color: vars.color.ink },
      [states.focusVisible]: focusRing,
    },
    '@media': {
      [coarse]: { minWidth: 44, height: 44 },
      // Forced colours remove the tint.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current="page"]': {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const gap = style(
  inElements({ minWidth: 24, textAlign: 'center', color: vars.color.inkQuiet }),
);
