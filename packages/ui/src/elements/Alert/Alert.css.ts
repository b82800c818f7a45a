import { style } from '@vanilla-extract/css';
import { inElements } from '../../theme/inLayer.ts';

/** No ring, as on a title: focus is set by the program, and Tab skips it. */
export const alert = style(inElements({ selectors: { '&:focus': { outline: 'none' } } }));
