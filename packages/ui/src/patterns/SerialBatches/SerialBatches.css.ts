import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const part = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
  }),
);

export const lead = style(inPatterns({ maxWidth: 640 }));

export const columns = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s40,
    '@media': {
      'screen and (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    },
  }),
);

export const two = style(
  inPatterns({ display: 'grid', minWidth: 0, paddingBlock: 2, overflowWrap: 'anywhere' }),
);

export const aside = style(inPatterns({ display: 'grid', gap: space.s40, minWidth: 0 }));

export const block = style(inPatterns({ display: 'grid', gap: space.s12, minWidth: 0 }));

export const list = style(
  inPatterns({ display: 'grid', borderBlockStart: `1px solid ${color.line}` }),
);

export const row = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s12,
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.line}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);
