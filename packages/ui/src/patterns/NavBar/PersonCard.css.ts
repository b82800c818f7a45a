import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const card = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: vars.space.s12, minWidth: 0 }),
);
export const words = style(
  inPatterns({
    minWidth: 0,
    maxWidth: 320,
    font: vars.text.data,
    color: vars.color.inkQuiet,
    overflowWrap: 'anywhere',
  }),
);
export const name = style(
  inPatterns({ font: vars.text.label, fontWeight: 500, color: vars.color.ink }),
);
