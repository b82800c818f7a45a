/** A code as a file that was proven to read before it leaves (D39). */
import { labelCount, labelPlaces, paperSize } from '@hangtag/contract/rules/labelSheet';
import type {
  CodeFormat,
  CodeLevel,
  CodeSymbol,
  LabelSheet,
  RetailCode,
} from '@hangtag/contract/wire/code';
import { Refusal } from '../http/refusal.ts';
import { type Artwork, compose } from './artwork.ts';
import { type Reader, decodeFile } from './decode.ts';
import { drawEps, drawPdf, drawSvg } from './draw.ts';
import { drawPng, wholePixels } from './drawPng.ts';
import { type CodeKind, type Matrix, encode, versionOf } from './matrix.ts';

/** The drawing's parameters; equal requests give equal files. */
export interface CodeRequest {
  /** What the symbol says. */
  readonly text: string;
  readonly kind: CodeKind;
  readonly symbol: CodeSymbol;
  /** Least error correction of a QR code. */
  readonly level: CodeLevel;
  readonly format: CodeFormat;
  /** Width of the symbol without its quiet zone, in millimetres; a picture has the nearest width of whole pixels. */
  readonly widthMm: number;
  /** Dots per inch of a picture. */
  readonly dpi: number;
  /** The lines for people below it. */
  readonly lines: readonly string[];
  /** The linear code beside it; null for none. */
  readonly retail: RetailCode | null;
  /** Name of the spot colour; empty for black. */
  readonly ink: string;
  /** The labels of a PDF; null for one code. */
  readonly sheet: LabelSheet | null;
}

interface CodeFile {
  readonly body: Buffer;
  readonly mime: string;
}

const mimes: Readonly<Record<CodeFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  eps: 'application/postscript',
  png: 'image/png',
};

const readers: Readonly<Record<CodeSymbol, Reader>> = {
  qr: 'QRCode',
  datamatrix: 'DataMatrix',
  'gs1-datamatrix': 'DataMatrix',
};

/** Drawn and proven files by their request; a code is drawn again and again at few sizes. */
const proven = new Map<string, CodeFile>();
const MOST = 200;

/**
 * Draws the code and decodes the file's own bytes again: every symbol on it.
 * @throws Refusal 422 `code_unreadable` when other texts or none come back.
 */
export async function drawVerified(
  request: CodeRequest,
  decode: typeof decodeFile = decodeFile,
): Promise<CodeFile> {
  const key = JSON.stringify(request);
  const known = proven.get(key);
  if (known) return known;
  const { text, kind, symbol, level, format, retail, sheet } = request;
  const body = await draw(encode(text, kind, symbol, level), request);
  const linear: readonly Reader[] = retail ? ['EAN13', 'EAN8'] : [];
  const expected = [text, ...(retail ? [asRead(retail)] : [])];
  const all = Array.from({ length: sheet ? labelCount(sheet) : 1 }, () => expected).flat();
  const found = await decode(body, format, [readers[symbol], ...linear]);
  if (JSON.stringify(found) !== JSON.stringify(all.toSorted())) {
    throw new Refusal(422, 'The drawn code could not be read back. Choose another size.', {
      code: 'code_unreadable',
    });
  }
  const file = { body, mime: mimes[format] };
  if (proven.size >= MOST) proven.delete(proven.keys().next().value ?? '');
  proven.set(key, file);
  return file;
}

/** A UPC-A is an EAN-13 that begins with a zero, and is read as one. */
const asRead = ({ kind, digits }: RetailCode) => (kind === 'UPC-A' ? `0${digits}` : digits);

/** The outer size of what a request draws, in millimetres. */
export function artworkOf(request: Omit<CodeRequest, 'sheet' | 'ink'>): Artwork {
  const { text, kind, symbol, level, format, widthMm, dpi, lines, retail } = request;
  const snap = format === 'png' ? wholePixels(dpi) : undefined;
  return compose({ matrix: encode(text, kind, symbol, level), widthMm, lines, retail }, snap);
}

async function draw({ modules, level }: Matrix, request: CodeRequest): Promise<Buffer> {
  const { text: title, symbol, format, dpi, ink, sheet } = request;
  const artwork = artworkOf(request);
  switch (format) {
    case 'svg': {
      const qr = level === null ? '' : `-version-${versionOf(modules)}-${level.toLowerCase()}`;
      const id = `${symbol}-${modules}x${modules}${qr}`;
      return Buffer.from(drawSvg(artwork, { title, id }));
    }
    case 'pdf':
      return drawPdf(artwork, { title, ink }, sheet ? pageOf(sheet, artwork) : undefined);
    case 'eps':
      return Buffer.from(drawEps(artwork, { title, ink }));
    case 'png':
      return drawPng(artwork, dpi);
  }
}

/** A page of labels with the artwork in the middle of each. */
export function pageOf(sheet: LabelSheet, artwork: Pick<Artwork, 'width' | 'height'>) {
  const dx = (sheet.labelWidth - artwork.width) / 2;
  const dy = (sheet.labelHeight - artwork.height) / 2;
  const places = labelPlaces(sheet).map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  return { ...paperSize(sheet), places };
}
