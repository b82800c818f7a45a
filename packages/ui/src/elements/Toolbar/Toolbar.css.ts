import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

export const toolbar = style(
  inElements({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4 }),
);
