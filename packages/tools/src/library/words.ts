/** A text without the rows of the specification that it cites: readers of the library have none. */
export const uncited = (text: string): string =>
  text.replaceAll(/ [[(][A-Z]\d+(?:[-, ]+[A-Z]?\d+)*[\])]/g, '');

/** A docstring on one line, without such rows. */
export const plain = (docstring: string): string =>
  uncited(docstring.replaceAll(/\s+/g, ' ')).trim();
