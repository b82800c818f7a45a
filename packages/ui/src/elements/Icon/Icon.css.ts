import { style } from '@vanilla-extract/css';
import { inElements } from '../../theme/inLayer.ts';

export const icon = style(inElements({ flex: 'none', display: 'block' }));
