import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const content = style(inPatterns({ display: 'grid', gap: space.s16 }));

export const lead = style(inPatterns({ color: color.inkSecond, maxWidth: '66ch' }));

export const address = style(
  inPatterns({ display: 'block', color: color.ink, overflowWrap: 'anywhere' }),
);
