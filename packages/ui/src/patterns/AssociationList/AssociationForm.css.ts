import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;

export const logo = style(inPatterns({ display: 'grid', gap: space.s8, minWidth: 0 }));

export const place = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s16 }),
);

export const plate = style(inPatterns({ width: 72, flex: 'none' }));

export const tools = style(inPatterns({ display: 'grid', gap: space.s8, flex: '1 1 200px' }));

export const buttons = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
