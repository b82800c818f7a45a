import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;

/** The field and its button on one line, or stacked where both do not fit. */
export const row = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.s8,
    minWidth: 0,
  }),
);

export const field = style(inPatterns({ flex: '1 1 120px', minWidth: 0 }));

/** As wide as its longest label, so that nothing moves when the label changes. */
export const button = style(
  inPatterns({
    display: 'grid',
    minWidth: 142,
    // Aligns with the control: the label row and its gap.
    marginBlockStart: 27,
  }),
);
