import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, states } from '../../theme/states.ts';

const { color, space } = vars;

/** As wide as a day needs, its calendar right after it, or level with the fields above and below. */
export const box = recipe({
  variants: { width: { hug: inElements({ maxWidth: 220 }), fill: {} } },
});

export const parts = style(
  inElements({
    // The glyph beside it gives way first: no figure is cut off by wider letters.
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
    // Figures of one width, so that each part is wide enough to be hit; the hyphen keeps its own.
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
    // On the narrowest phone the days take what there is.
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
