/** Below this container width the rows of a table in normal flow become cards. */
export const stacked = '(max-width: 559px)';

/** Width of the checkbox column, and the minimum of a column without a width; pixels. */
export const checkboxWidth = 40;
export const shareWidth = 140;

/** Custom properties that a table sets on itself: its minimum width, row height, column widths, and one of these. */
export const cssVariables = {
  least: '--least',
  height: '--row-height',
  tracks: '--tracks',
  column: '--column-width',
} as const;
