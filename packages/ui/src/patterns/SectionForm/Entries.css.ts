import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { color, space } = vars;

export const head = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: space.s8,
    minHeight: 22,
  }),
);

export const end = style(
  inPatterns({
    marginInlineStart: 'auto',
    font: vars.text.caption,
    color: color.inkQuiet,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const entries = style(
  inPatterns({ display: 'flex', flexDirection: 'column', gap: space.s8 }),
);

export const entry = style(
  inPatterns({
    display: 'grid',
    // The menu's column and its gap exist only with a menu.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    alignItems: 'center',
    columnGap: space.s4,
  }),
);

/** Cells form columns; on a phone each row is a block. */
export const cells = style(
  inPatterns({
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gap: space.s8,
    '@media': {
      [`screen and (max-width: ${breakpoints.phone - 1}px)`]: {
        gridAutoFlow: 'row',
        gap: space.s4,
        paddingBlockEnd: space.s8,
      },
    },
  }),
);

export const columnHeads = style(
  inPatterns({
    '@media': {
      [`screen and (max-width: ${breakpoints.phone - 1}px)`]: { display: 'none' },
    },
  }),
);

/** Reserves the width of the row's menu beside the column heads. */
export const menuPlace = style(inPatterns({ width: 32 }));

export const group = style(
  inPatterns({ display: 'flex', flexDirection: 'column', gap: space.s8, minWidth: 0 }),
);

export const wrong = style(
  inPatterns({ display: 'flex', gap: 6, font: vars.text.caption, color: color.dangerText }),
);
