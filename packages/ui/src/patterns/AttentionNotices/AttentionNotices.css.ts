import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const list = style(
  inPatterns({ marginBlockStart: space.s8, borderBlockStart: `1px solid ${color.lineStrong}` }),
);

export const row = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${color.line}`,
    font: vars.text.data,
  }),
);

export const icon = style(inPatterns({ flex: 'none', color: color.cautionText }));

export const text = style(inPatterns({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
