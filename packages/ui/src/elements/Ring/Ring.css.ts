import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Three quarters of a circle in the current text colour. */
export const ring = style(
  inElements({
    flex: 'none',
    width: vars.size.icon,
    height: vars.size.icon,
    animation: `${turn} 900ms linear infinite`,
  }),
);
