/** A text without the requirement ids that it cites, which mean nothing to readers of the library. */
export const withoutCitations = (text: string): string =>
  text.replaceAll(/ [[(][A-Z]\d+(?:[-, ]+[A-Z]?\d+)*[\])]/g, '');

/** A docstring on one line, without requirement ids. */
export const plainText = (docstring: string): string =>
  withoutCitations(docstring.replaceAll(/\s+/g, ' ')).trim();
