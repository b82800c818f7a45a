import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** As wide as the plot, whatever the width of the figures beside it. */
export const dates = style(
  inPatterns({
    position: 'relative',
    blockSize: 16,
    marginBlockStart: space.s8,
    font: vars.text.caption,
    color: color.inkQuiet,
  }),
);

/** A date in the middle of its day's column; the first and the last stay within the plot. */
export const date = style(
  inPatterns({
    position: 'absolute',
    zIndex: 1,
    // Strings of tags pass behind the dates.
    background: color.paper,
    whiteSpace: 'nowrap',
    transform: 'translateX(-50%)',
    selectors: {
      '&:dir(rtl)': { transform: 'translateX(50%)' },
      '&:first-of-type': { insetInlineStart: 0, transform: 'none' },
      '&:last-of-type': { insetInlineEnd: 0, transform: 'none' },
    },
  }),
);
