import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

/** A popup below a control is at least as wide as the control; long options wrap within the column. */
export const underControl = style(
  inElements({ minWidth: 'var(--trigger-width)', maxWidth: 'max(var(--trigger-width), 320px)' }),
);

/** The options. */
export const list = style(
  inElements({ padding: vars.space.s4, outline: 'none', maxHeight: 360, overflow: 'auto' }),
);
