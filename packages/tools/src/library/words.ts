/** A docstring on one line, without the rows of the specification that it cites: readers of the library have none. */
export function plain(docstring: string): string {
  return docstring
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ [[(][A-Z]\d+(?:[-, ]+[A-Z]?\d+)*[\])]/g, '')
    .trim();
}
