import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const part = style(
  inPatterns({
    display: 'grid',
    gap: space.s28,
    minWidth: 0,
    marginBlockStart: space.s40,
    paddingBlockStart: space.s40,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);

export const group = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

/** What is written, and beside it who may read it; below it on phones. */
export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${space.s8} ${space.s20}`,
    minWidth: 0,
    '@media': {
      'screen and (min-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr) 200px' },
    },
  }),
);
