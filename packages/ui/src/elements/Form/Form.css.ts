import { style } from '@vanilla-extract/css';
import { inElements } from '../../theme/inLayer.ts';

/** A wrapper to search for the first invalid field; it has no box. */
export const contents = style(inElements({ display: 'contents' }));
