import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const content = style(inPatterns({ display: 'grid', gap: space.s16 }));

export const lead = style(inPatterns({ color: color.inkSecond, maxWidth: '66ch' }));

export const address = style(
  inPatterns({ display: 'block', color: color.ink, overflowWrap: 'anywhere' }),
);

/** One thing to put right, with its one action at the end. */
export const row = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space.s4} ${space.s12}`,
    paddingBlockStart: space.s4,
  }),
);

export const rowWords = style(
  inPatterns({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }),
);
