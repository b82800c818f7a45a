/** Below this width of its place a row of a table in the page's own flow stands as a card. */
export const stacked = '(max-width: 559px)';

/** Width of the column of checkboxes, and the least of a column without a width; pixels. */
export const checkboxWidth = 40;
export const shareWidth = 140;

/** Custom properties that a table sets on itself: its least width, its rows' height, its columns' widths, and one of these. */
export const cssVariables = {
  least: '--least',
  height: '--row-height',
  tracks: '--tracks',
  column: '--column-width',
} as const;
