/** A text without the rows of the specification that it cites: readers of the library have none. */
export const withoutCitations = (text: string): string =>
  text.replaceAll(/ [[(][A-Z]\d+(?:[-, ]+[A-Z]?\d+)*[\])]/g, '');

/** A docstring on one line, without such rows. */
export const plainText = (docstring: string): string =>
  withoutCitations(docstring.replaceAll(/\s+/g, ' ')).trim();
