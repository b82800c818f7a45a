/** The symbol as vectors to print, exact in millimetres, its quiet zone included. */
import PDFDocument from 'pdfkit';
import { type Matrix, QUIET_ZONE } from './matrix.ts';

const POINTS_PER_MM = 72 / 25.4;

/** A drawing's parameters. */
export interface Drawing {
  /** Width of the symbol without its quiet zone, in millimetres. */
  readonly widthMm: number;
  /** What people read who open the file in a program; never a secret. */
  readonly title: string;
}

/** Modules along one side with the quiet zone. */
export const sideOf = ({ modules }: Matrix): number => modules + 2 * QUIET_ZONE;

/** SVG whose size in millimetres includes the quiet zone; one module is one unit. */
export function drawSvg(matrix: Matrix, { widthMm, title }: Drawing): string {
  const side = sideOf(matrix);
  const mm = Number(((widthMm * side) / matrix.modules).toFixed(3));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="qr-${matrix.modules}x${matrix.modules}-m"`,
    ` width="${mm}mm" height="${mm}mm" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<title>${escapeXml(title)}</title>`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="#000" d="${pathOf(matrix)}"/></svg>\n`,
  ].join('');
}

/** PDF with one path in black ink only (K 100), because several inks on one module never meet exactly. */
export async function drawPdf(matrix: Matrix, { widthMm, title }: Drawing): Promise<Buffer> {
  const side = sideOf(matrix);
  const unit = (widthMm / matrix.modules) * POINTS_PER_MM;
  const size = side * unit;
  // Equal requests give equal files, so the file has no date of its own.
  const made = new Date(0);
  const info = { Title: title, CreationDate: made, ModDate: made };
  const document = new PDFDocument({ size: [size, size], margin: 0, info });
  Object.assign(document.page.dictionary.data, { TrimBox: [0, 0, size, size] });
  document.scale(unit).path(pathOf(matrix)).fill([0, 0, 0, 100]);
  document.end();
  const pieces: Buffer[] = [];
  for await (const piece of document) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** EPS with one rectangle per run of dark modules, in black ink only. */
export function drawEps(matrix: Matrix, { widthMm, title }: Drawing): string {
  const side = sideOf(matrix);
  const unit = (widthMm / matrix.modules) * POINTS_PER_MM;
  const size = side * unit;
  const rectangles = runsOf(matrix).map(
    // PostScript counts from the bottom.
    ({ row, column, length }) => `${column} ${side - row - 1} ${length} 1 rectfill`,
  );
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%Title: ${title.replaceAll(/[^\x20-\x7e]/g, '?')}`,
    `%%BoundingBox: 0 0 ${Math.ceil(size)} ${Math.ceil(size)}`,
    `%%HiResBoundingBox: 0 0 ${size.toFixed(4)} ${size.toFixed(4)}`,
    '%%EndComments',
    `gsave ${unit.toFixed(6)} dup scale 0 0 0 1 setcmykcolor`,
    ...rectangles,
    'grestore',
    '%%EOF',
    '',
  ].join('\n');
}

/** A run of dark modules; counted from the top left corner of the quiet zone. */
interface Run {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** Runs instead of modules, so that no hairline can open between them. */
export function runsOf({ modules, dark }: Matrix): readonly Run[] {
  const runs: Run[] = [];
  for (let row = 0; row < modules; row += 1) {
    for (let start = 0; start < modules; start += 1) {
      if (!dark[row * modules + start]) continue;
      let end = start;
      while (end < modules && dark[row * modules + end]) end += 1;
      runs.push({ row: row + QUIET_ZONE, column: start + QUIET_ZONE, length: end - start });
      start = end;
    }
  }
  return runs;
}

const pathOf = (matrix: Matrix): string =>
  runsOf(matrix)
    .map(({ row, column, length }) => `M${column} ${row}h${length}v1h${-length}z`)
    .join('');

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
