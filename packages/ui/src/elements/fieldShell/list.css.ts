import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

/** What opens under a control is at least as wide as the control; long choices wrap before they leave its column. */
export const underControl = style(
  inElements({ minWidth: 'var(--trigger-width)', maxWidth: 'max(var(--trigger-width), 320px)' }),
);

/** The choices in it. */
export const list = style(
  inElements({ padding: vars.space.s4, outline: 'none', maxHeight: 360, overflow: 'auto' }),
);
