import { style } from '@vanilla-extract/css';
import { inElements } from '../../theme/inLayer.ts';

/** No ring, as on a title: it was given the focus for the reader, and Tab does not come to it. */
export const alert = style(inElements({ selectors: { '&:focus': { outline: 'none' } } }));
