import { style } from '@vanilla-extract/css';
import { inElements } from '../../theme/inLayer.ts';

/** A box for finding the first wrong field; it has no place of its own. */
export const contents = style(inElements({ display: 'contents' }));
