import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/inLayer.ts';

/** The words of a quiet button, not its box, stand on the column edge. */
export const back = style(inPatterns({ marginInlineStart: -14 }));
