import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, states } from '../../theme/states.ts';

const { color, space } = vars;

/** As wide as a date needs, with the calendar's button right after it, or as wide as its column. */
export const box = recipe({
  variants: { width: { hug: inElements({ maxWidth: 220 }), fill: {} } },
});

export const parts = style(
  inElements({
    // The icon beside it shrinks first, so that wide digits are not cut off.
    flex: '1 0 auto',
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: 10,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  }),
);

/** Month, day or year. */
export const part = style(
  inElements({
    paddingInline: 1,
    borderRadius: 3,
    lineHeight: '24px',
    // Tabular numbers make each segment wide enough to hit; the hyphen keeps its width.
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:focus': { outline: 'none' },
      '&[data-placeholder]': { color: color.inkQuiet },
      '&[data-type="literal"]': { fontVariantNumeric: 'normal', color: color.inkQuiet },
      [states.focused]: { background: color.accent, color: color.onAccent },
    },
    '@media': {
      [coarse]: { paddingInline: 4, lineHeight: '42px' },
      '(forced-colors: active)': {
        selectors: {
          [states.focused]: {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const sheet = style(
  inElements({
    padding: space.s12,
    outline: 'none',
    // On the narrowest phone the days share the available width.
    '@media': { '(max-width: 360px)': { padding: space.s4 } },
  }),
);

export const foot = style(
  inElements({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s8,
    marginBlockStart: space.s8,
    paddingBlockStart: space.s8,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
