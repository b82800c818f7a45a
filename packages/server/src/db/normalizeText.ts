/**
 * Text folded for searching and sorting, alike on every database: lower case, without accents.
 *
 * `fold_text` of the migrations folds what the database keeps itself (names of companies, people, tags, the log). It
 * drops the accents of U+0300-036F only, where this drops every combining mark, and may leave a non-breaking space
 * as it is. The two are never compared: a column is searched with the one it was folded by.
 */

/** `Crème Brûlée` becomes `creme brulee`. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The folded texts a line each: the first one decides the order, any of them is found. */
export function searchTextOf(...texts: readonly (string | null)[]): string {
  return texts.map((each) => normalizeText(each ?? '')).join('\n');
}

/** A `like` pattern that finds the folded search anywhere; its own `%`, `_` and `\` are plain characters. */
export function likePattern(search: string): string {
  return `%${normalizeText(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
