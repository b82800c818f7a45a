import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { states } from '../../theme/states.ts';

export const item = recipe({
  base: inElements({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s12,
    minHeight: 34,
    // Text of several lines keeps its distance; one line keeps its height.
    paddingBlock: 7,
    paddingInline: vars.space.s12,
    borderRadius: vars.radius.control,
    font: vars.text.data,
    color: vars.color.ink,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[href]': { cursor: 'pointer' },
      [states.focused]: {
        background: vars.color.tint,
        boxShadow: `inset 0 0 0 1px ${vars.color.quietOutline}`,
      },
      [states.focusVisible]: {
        boxShadow: `inset 0 0 0 ${vars.focus.width} ${vars.color.focus}`,
      },
      // High contrast draws a dashed border around disabled items.
      [states.disabled]: {
        color: vars.color.inkQuiet,
        outline: `1px ${vars.disabledBorder} ${vars.color.disabledEdge}`,
        outlineOffset: -3,
      },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: 44 },
      '(forced-colors: active)': {
        selectors: {
          [states.disabled]: { color: 'GrayText', outlineColor: 'transparent' },
          [states.focused]: { outline: '2px solid Highlight' },
        },
      },
    },
  }),
  variants: {
    tone: {
      neutral: {},
      danger: inElements({
        color: vars.color.dangerText,
        selectors: {
          [`${states.focused}:not([data-disabled])`]: { background: vars.color.dangerSoft },
        },
      }),
    },
  },
});

/** Centres the icon on the first line of a label with more lines below. */
export const besideLabel = style(inElements({ alignSelf: 'flex-start', paddingBlockStart: 2 }));

export const itemText = style(inElements({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));

export const note = style(
  inElements({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums' }),
);

/** Reserves its space without a tick, so that labels align. */
export const check = style(inElements({ flex: 'none', width: 16 }));

/** The description and the reason below the label, one line each. */
export const below = style(
  inElements({
    display: 'block',
    font: vars.text.caption,
    color: vars.color.inkQuiet,
    whiteSpace: 'pre-line',
  }),
);
