import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { focusRing } from '../../theme/states.ts';

export const alert = style(
  inElements({
    borderRadius: vars.radius.menu,
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
  }),
);
