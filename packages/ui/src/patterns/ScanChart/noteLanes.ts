/** The part of the plot that a tag with its words takes, in percent. */
const WIDTH = 20;

/** Rows of tags under each other. */
const rows = [0, 1, 2] as const;
type Row = (typeof rows)[number];

/**
 * The row of each tag, from 0; null where none has room. Later tags come first, so a string that hangs lower passes no
 * words of another tag; tags of one day hang on one string.
 * @param places Where each tag's string is, in percent of the plot, ascending; NaN beside the plot.
 */
export function noteLanes(places: readonly number[]): readonly (Row | null)[] {
  const starts: Partial<Record<Row, number>> = {};
  return places
    .toReversed()
    .map((place) => {
      const row = rows.find((each) => place + WIDTH <= (starts[each] ?? Infinity));
      if (row === undefined) return null;
      starts[row] = place;
      return row;
    })
    .toReversed();
}
