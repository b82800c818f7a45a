/** Type roles as classes: family, size, line, weight and tracking together. */
import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inElements } from './inLayer.ts';
import { typeScale } from './typeScale.ts';

export const typography = styleVariants(typeScale, ({ weight, tracking }, role) =>
  inElements({
    font: vars.text[role],
    fontWeight: weight,
    letterSpacing: tracking === 0 ? '0' : `${tracking}em`,
  }),
);
