import { style } from '@vanilla-extract/css';
import { inElements } from '../../theme/inLayer.ts';

/** Grows with its text where the browser can, and may be pulled where it cannot. */
export const area = style(
  inElements({
    display: 'block',
    resize: 'vertical',
    maxHeight: '60vh',
    fieldSizing: 'content',
    // Nothing is typed into it that would need the room.
    selectors: { '&:read-only': { resize: 'none' } },
  }),
);
