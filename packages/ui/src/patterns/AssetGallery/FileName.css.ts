import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/inLayer.ts';

export const line = style(inPatterns({ display: 'flex', minWidth: 0, whiteSpace: 'pre' }));

export const start = style(
  inPatterns({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }),
);

export const end = style(inPatterns({ flex: 'none' }));
