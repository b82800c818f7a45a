import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const head = style(
  inPatterns({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }),
);

export const list = style(
  inPatterns({
    display: 'grid',
    gap: space.s16,
    marginBlockStart: space.s8,
    paddingBlockStart: space.s16,
    borderBlockStart: `1px solid ${color.lineStrong}`,
  }),
);

export const row = style(inPatterns({ display: 'flex', gap: space.s12, alignItems: 'start' }));

export const words = style(
  inPatterns({ minWidth: 0, font: vars.text.data, overflowWrap: 'anywhere' }),
);

export const actor = style(inPatterns({ fontWeight: 600 }));

export const time = style(inPatterns({ color: color.inkSecond }));
