import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const list = style(inPatterns({ borderBlockStart: `1px solid ${color.line}` }));

export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'start',
    columnGap: space.s12,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const glyph = style(
  inPatterns({
    paddingBlockStart: 2,
    color: color.inkQuiet,
    selectors: {
      '&[data-kind="added"]': { color: color.accentText },
      '&[data-kind="removed"]': { color: color.dangerText },
    },
  }),
);
