/** The variables of a page; `brandVariables` fills them in. */
import { createGlobalThemeContract } from '@vanilla-extract/css';
import { breakpoints } from '@hangtag/ui/theme/scale';
import { variableNames } from './variableNames.ts';

export const vars = createGlobalThemeContract(variableNames);

/** From this width on, in pixels, the head picture stands beside the text. */
export const WIDE = breakpoints.tablet;
/** Media query of `WIDE`. */
export const wide = `screen and (min-width: ${WIDE}px)`;
/** Name of the variable behind `gutter`. */
export const gutterName = '--p-m';
/** Blank space at both sides of the text. */
export const gutter = `var(${gutterName})`;
/** Blank space below the last section. */
export const columnEnd = 'clamp(3.5rem, 7vw, 6rem)';
/** Widest line of text and content. */
export const measure = '40rem';
