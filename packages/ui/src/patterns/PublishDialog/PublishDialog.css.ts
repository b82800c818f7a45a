import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const content = style(inPatterns({ display: 'grid', gap: space.s16 }));

export const lead = style(inPatterns({ color: color.inkSecond, maxWidth: '66ch' }));

export const address = style(
  inPatterns({ display: 'block', color: color.ink, overflowWrap: 'anywhere' }),
);

export const changes = style(inPatterns({ borderBlockStart: `1px solid ${color.lineStrong}` }));

export const change = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s24,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const what = style(
  inPatterns({ fontWeight: 500, color: color.ink, minWidth: 0, overflowWrap: 'anywhere' }),
);

export const how = style(
  inPatterns({ color: color.inkSecond, minWidth: 0, overflowWrap: 'anywhere' }),
);
