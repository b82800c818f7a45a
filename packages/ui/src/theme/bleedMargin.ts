import { vars } from './contract.css.ts';

/**
 * A margin that takes a quiet control out of its column by what stands around its words or its glyph, so that these, and not
 * the box that nobody sees, end on the column's edge. Where high contrast draws the box, the box stays inside.
 * @param pixels Padding and border on that side.
 */
export const bleedMargin = (pixels: number) => `calc(${-pixels}px * ${vars.outdent})`;
