import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

/** Two moments beside each other where both have room for a day and a time. */
export const moments = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))',
    gap: vars.space.s20,
  }),
);

/** A day and its time, as one thing. */
export const moment = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 84px',
    gap: vars.space.s8,
    alignItems: 'start',
  }),
);
