import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';

export const list = style(inPatterns({ borderBlockStart: `1px solid ${color.lineStrong}` }));

export const row = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.s16,
    paddingBlock: space.s16,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const picture = style(
  inPatterns({ flex: '0 0 88px', '@media': { [phone]: { flexBasis: 64 } } }),
);

export const words = style(inPatterns({ flex: 1, minWidth: 0, display: 'grid', gap: space.s4 }));

export const name = style(
  inPatterns({ font: vars.text.heading, fontWeight: 600, overflowWrap: 'anywhere' }),
);

export const note = style(inPatterns({ font: vars.text.data, color: color.inkSecond }));

export const action = style(
  inPatterns({
    font: vars.text.label,
    fontWeight: 500,
    color: color.inkSecond,
    '@media': { [phone]: { display: 'none' } },
  }),
);

/** Above the card's link, which covers the row. */
export const publish = style(inPatterns({ position: 'relative', flex: 'none' }));

export const problem = style(inPatterns({ font: vars.text.data, color: color.dangerText }));
