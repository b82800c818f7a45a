/** Tables as text (RFC 4180) that a spreadsheet opens without running anything. */

/** The values of a field. */
export type Cell = string | number | boolean | null;

/** Characters that make a spreadsheet read a cell as a formula; a leading apostrophe makes it text. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** The byte order mark that spreadsheets need to read UTF-8. */
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
