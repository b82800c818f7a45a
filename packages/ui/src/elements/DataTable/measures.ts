import { boxWidth, own, shareWidth } from './own.ts';

type Widths = readonly { readonly width?: number }[];

/** A table's own measures, for its style sheet: below its least width it scrolls instead of breaking its words. */
export function measures(columns: Widths, hasBoxes: boolean, rowHeight: number): object {
  const start = hasBoxes ? boxWidth : 0;
  const least = columns.reduce((sum, { width = shareWidth }) => sum + width, start);
  const tracks = columns.map(({ width }) =>
    width === undefined ? 'minmax(0, 1fr)' : `${width}px`,
  );
  return {
    [own.least]: `${least}px`,
    [own.height]: `${rowHeight}px`,
    [own.tracks]: [...(hasBoxes ? [`${boxWidth}px`] : []), ...tracks].join(' '),
  };
}
