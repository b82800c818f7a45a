import { checkboxWidth, cssVariables, shareWidth } from './cssVariables.ts';

type Widths = readonly { readonly width?: number }[];

/** A table's sizes for its style sheet: below its minimum width it scrolls instead of breaking words. */
export function sizeVariables(columns: Widths, hasCheckboxes: boolean, rowHeight: number): object {
  const start = hasCheckboxes ? checkboxWidth : 0;
  const least = columns.reduce((sum, { width = shareWidth }) => sum + width, start);
  const tracks = columns.map(({ width }) =>
    width === undefined ? 'minmax(0, 1fr)' : `${width}px`,
  );
  return {
    [cssVariables.least]: `${least}px`,
    [cssVariables.height]: `${rowHeight}px`,
    [cssVariables.tracks]: [...(hasCheckboxes ? [`${checkboxWidth}px`] : []), ...tracks].join(' '),
  };
}
