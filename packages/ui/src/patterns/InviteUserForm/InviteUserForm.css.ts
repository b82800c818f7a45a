import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const outcomes = style(inPatterns({ borderBlockStart: `1px solid ${color.lineStrong}` }));

export const outcome = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    minHeight: 58,
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

/** Fills the space beside the button, whose label stays on one line. */
export const words = style(
  inPatterns({ display: 'grid', flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }),
);
