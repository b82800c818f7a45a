/** Heights of controls and rows per density; comfortable equals the scale. */
import { scale } from './scale.ts';

const { controlSmall, control, controlLarge, controlInset, row } = scale.size;

/**
 * Compact is for a mouse: no target is below the 24 pixels of WCAG 2.2 (2.5.8), and on touch all targets are 44 pixels
 * in either density.
 */
export const densities = {
  comfortable: { controlSmall, control, controlLarge, controlInset, row },
  compact: {
    controlSmall: '28px',
    control: '32px',
    controlLarge: '40px',
    controlInset: '5px',
    row: '44px',
  },
} as const satisfies Record<string, Record<string, `${number}px`>>;

/** A density, the value of `data-density` on the root. */
export type Density = keyof typeof densities;
