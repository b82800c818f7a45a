import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, focusRingInside, states } from '../../theme/states.ts';

const { color, space } = vars;

/** Seven columns with a margin on the narrowest phone. */
const cellSize = 'min(44px, (100vw - 36px) / 7)';

export const calendar = style(inElements({ width: 'fit-content' }));

export const head = style(
  inElements({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: space.s4,
  }),
);

export const month = style(
  inElements({ font: vars.text.body, fontWeight: 500, color: color.ink, outline: 'none' }),
);

export const turn = style(
  inElements({
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    padding: 0,
    background: 'transparent',
    border: `1px solid ${color.quietOutline}`,
    borderRadius: vars.radius.control,
    color: color.inkSecond,
    cursor: 'pointer',
    selectors: {
      '&:focus': { outline: 'none' },
      // Mirrors the arrow, because text starts at the other side.
      '[dir="rtl"] &': { scale: '-1 1' },
      [states.hovered]: { background: color.hover, color: color.ink },
      [states.focusVisible]: focusRing,
      [states.disabled]: {
        color: color.inkQuiet,
        cursor: 'default',
        borderStyle: vars.disabledBorder,
      },
    },
    '@media': { [coarse]: { width: 44, height: 44 } },
  }),
);

export const grid = style(inElements({ width: 'auto', borderSpacing: 0 }));

export const weekday = style(
  inElements({
    height: 28,
    padding: 0,
    font: vars.text.caption,
    fontWeight: 500,
    color: color.inkQuiet,
    textAlign: 'center',
  }),
);

export const day = style(
  inElements({
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    font: vars.text.data,
    fontVariantNumeric: 'tabular-nums',
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      '&:focus': { outline: 'none' },
      '&[data-outside-month]': { visibility: 'hidden' },
      [states.hovered]: { background: color.hover, borderColor: color.quietOutline },
      [states.pressed]: { background: color.tint },
      '&[data-today]': { fontWeight: 600, borderColor: color.lineStrong },
      [states.selected]: {
        background: color.accent,
        color: color.onAccent,
        borderColor: color.accent,
      },
      [states.disabled]: { color: color.inkQuiet, cursor: 'default' },
      // Dashed like every disabled control, because grey alone is not distinguishable in high contrast.
      '[data-theme="contrast"] &[data-disabled]': { border: `1px dashed ${color.inkQuiet}` },
      '&[data-unavailable]': {
        color: color.inkQuiet,
        textDecoration: 'line-through',
        cursor: 'default',
      },
      '&[data-selected][data-invalid]': { background: color.danger, color: color.onDanger },
      [states.focusVisible]: focusRingInside,
      '&[data-selected][data-focus-visible]': { ...focusRing, outlineOffset: 1, zIndex: 1 },
    },
    '@media': {
      [coarse]: { width: cellSize, height: 44 },
      '(forced-colors: active)': {
        selectors: {
          [states.selected]: {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          [states.disabled]: { color: 'GrayText', border: '1px dashed GrayText' },
        },
      },
    },
  }),
);
