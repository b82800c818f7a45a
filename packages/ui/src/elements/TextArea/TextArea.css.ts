import { style } from '@vanilla-extract/css';
import { inElements } from '../../theme/inLayer.ts';

/** Grows with its text where the browser supports it, and is resizable elsewhere. */
export const area = style(
  inElements({
    display: 'block',
    resize: 'vertical',
    maxHeight: '60vh',
    fieldSizing: 'content',
    // A read-only field needs no resizing.
    selectors: { '&:read-only': { resize: 'none' } },
  }),
);
