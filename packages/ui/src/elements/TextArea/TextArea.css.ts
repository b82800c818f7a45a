import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse } from '../../theme/states.ts';

/** The custom property with the minimum number of lines. */
export const rowsVariable = '--rows';

/** `rows` of the element has no effect on one that grows with its text. */
const lines = `calc(var(${rowsVariable}) * 1lh + 2 * ${vars.size.controlInset} + 2px)`;

/** Grows with its text where the browser supports it, and is resizable elsewhere. */
export const area = style(
  inElements({
    display: 'block',
    resize: 'vertical',
    maxHeight: '60vh',
    fieldSizing: 'content',
    selectors: {
      // Stronger than the height of a control with one line.
      '&:is(textarea)': { minHeight: lines },
      // A read-only field needs no resizing.
      '&:read-only': { resize: 'none' },
    },
    '@media': {
      [coarse]: { selectors: { '&:is(textarea)': { minHeight: `max(44px, ${lines})` } } },
    },
  }),
);
