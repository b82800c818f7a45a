/** The part of the plot that a tag with its words takes, in percent. */
const WIDTH = 20;

/** Rows of tags under each other. */
const ROWS = 3;

/**
 * The row of each tag, from 0; null where none has room. A tag hangs below every tag that begins over its words, so no
 * string passes the words of another tag; tags of one day hang on one string.
 * @param places Where each tag's string is, in percent of the plot, ascending; NaN beside the plot.
 */
export function noteLanes(places: readonly number[]): readonly (number | null)[] {
  const hung: { readonly place: number; readonly row: number }[] = [];
  return places
    .toReversed()
    .map((place) => {
      const over = hung.filter((later) => later.place < place + WIDTH).map(({ row }) => row);
      const row = Math.max(-1, ...over) + 1;
      if (Number.isNaN(place) || row >= ROWS) return null;
      hung.push({ place, row });
      return row;
    })
    .toReversed();
}
