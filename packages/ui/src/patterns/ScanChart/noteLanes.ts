/** The part of the plot that a tag with its words takes, in percent. */
export const TAG_WIDTH = 20;

/** Rows of tags under each other. */
const rows = [0, 1, 2] as const;
type Row = (typeof rows)[number];

/**
 * The row of each tag, from 0; null where none has room. A tag hangs below every tag that begins over its words, so no
 * string passes the words of another tag; tags of one day hang on one string.
 * @param places Where each tag's string is, in percent of the plot, ascending; NaN beside the plot.
 */
export function noteLanes(places: readonly number[]): readonly (Row | null)[] {
  const hung: { readonly place: number; readonly row: Row }[] = [];
  return places
    .toReversed()
    .map((place) => {
      const over = hung.filter((later) => later.place < place + TAG_WIDTH).map(({ row }) => row);
      const row = rows[Math.max(-1, ...over) + 1];
      if (Number.isNaN(place) || row === undefined) return null;
      hung.push({ place, row });
      return row;
    })
    .toReversed();
}
