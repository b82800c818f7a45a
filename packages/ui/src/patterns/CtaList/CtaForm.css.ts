import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

/** A day and its time, as one thing. */
export const moment = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 84px',
    gap: vars.space.s8,
    alignItems: 'start',
  }),
);
