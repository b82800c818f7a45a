import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const { color } = vars;

const closed = {
  background: 'transparent',
  borderColor: color.disabledEdge,
  borderStyle: vars.disabledBorder,
  color: color.inkQuiet,
  cursor: 'default',
};

/** The looks of a disabled quiet button, whatever the pointer does. */
export const locked = style(
  inElements({ selectors: { '&&, &&[data-hovered], &&[data-pressed]': closed } }),
);
