import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const part = style(inPatterns({ display: 'grid', gap: space.s12, minWidth: 0 }));

export const lead = style(inPatterns({ maxWidth: 640 }));

export const leaving = style(
  inPatterns({ display: 'grid', gap: space.s12, maxWidth: 640, marginBlockStart: space.s28 }),
);

export const two = style(inPatterns({ display: 'grid', minWidth: 0, paddingBlock: 2 }));

export const first = style(
  inPatterns({ color: color.ink, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);

export const failed = style(inPatterns({ color: color.cautionText }));
