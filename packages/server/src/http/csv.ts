/** Tables as text (RFC 4180) that a spreadsheet opens without running anything. */

/** What a field may hold. */
export type Cell = string | number | boolean | null;

/** Signs by which a spreadsheet takes a cell for a formula; an apostrophe in front makes it text. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** What a spreadsheet needs in front to read UTF-8. */
export const CSV_START = '\ufeff';

/** One line, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

function written(cell: Cell): string {
  if (cell === null) return '';
  // A number is no formula, whatever its sign.
  if (typeof cell !== 'string') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
