/** What a brand decides about its page, as CSS variables; `brandVariables` fills them in. */
import { createGlobalThemeContract } from '@vanilla-extract/css';

export const vars = createGlobalThemeContract(
  {
    ground: null,
    ink: null,
    inkSecond: null,
    line: null,
    accent: null,
    accentEdge: null,
    accentText: null,
    onAccent: null,
    onAccentSecond: null,
    onAccentLine: null,
    /** Family, weight and tracking of titles. */
    titles: null,
    titleWeight: null,
    titleTracking: null,
    /** Corner of buttons, and of pictures inside the column. */
    shape: null,
    corner: null,
  },
  (_value, path) => `page-${path.join('-')}`,
);

/** From this width on, in pixels, the head picture stands beside the text. */
export const WIDE = 1000;
/** Media query of `WIDE`. */
export const wide = `screen and (min-width: ${WIDE}px)`;
/** Blank space at both sides of the text. */
export const gutter = 'var(--page-gutter)';
/** Widest line of text and content. */
export const measure = '40rem';
