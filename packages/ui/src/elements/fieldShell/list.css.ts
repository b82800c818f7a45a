import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

/** What opens under a control is at least as wide as the control. */
export const underControl = style(inElements({ minWidth: 'var(--trigger-width)' }));

/** The choices in it. */
export const list = style(
  inElements({ padding: vars.space.s4, outline: 'none', maxHeight: 360, overflow: 'auto' }),
);
