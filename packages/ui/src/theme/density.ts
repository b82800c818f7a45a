/** Heights of controls and rows, per density; comfortable is what the scale says. */
import { scale } from './scale.ts';

const { controlSmall, control, controlLarge, controlInset, row } = scale.size;

/**
 * Compact serves a mouse: nothing goes under the 24 pixels of WCAG 2.2 (2.5.8), and where a finger points all targets
 * are 44 pixels in either density.
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

/** A density, as `data-density` on the root names it. */
export type Density = keyof typeof densities;
