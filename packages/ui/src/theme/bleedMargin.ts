import { vars } from './contract.css.ts';

/**
 * A negative margin that aligns the text or icon of a quiet control, and not its invisible box, with the column's edge.
 * High contrast draws the box, so there the margin is 0.
 * @param pixels Padding and border on that side.
 */
export const bleedMargin = (pixels: number) => `calc(${-pixels}px * ${vars.bleed})`;
