/** The text of a drawing as its renderer reads it. */

/**
 * The markup without comments and instructions, read from the start, because one may hold the beginning of another.
 * @param cdata What stands for a CDATA section: nothing, or `$1` for its content.
 */
export const markupOf = (svg: string, cdata: '' | '$1') =>
  svg
    .replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>/g, cdata)
    // Attributes have spaces for them.
    .replaceAll(/[\t\n\r]/g, ' ');

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

/** Decodes character references, as the renderer does. */
export const decoded = (text: string) =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? all;
      return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );

/** The character of a code, and nothing for a code beyond the last one. */
export const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
