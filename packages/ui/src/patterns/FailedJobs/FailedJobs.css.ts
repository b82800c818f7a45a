import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';

const { color, space } = vars;

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    paddingBlockEnd: space.s12,
  }),
);

export const words = style(
  inPatterns({ display: 'grid', minWidth: 0, paddingBlock: space.s8, overflowWrap: 'anywhere' }),
);

export const name = style(inPatterns({ font: vars.text.label, fontWeight: 500, color: color.ink }));

export const error = style(inPatterns({ paddingBlock: space.s8, overflowWrap: 'anywhere' }));

/** The button's label, not its box, aligns with the column edge. */
export const actions = style(inPatterns({ marginInlineEnd: bleedMargin(10) }));

export const rest = style(inPatterns({ paddingBlockStart: space.s12 }));
