/** A code as a file that was proven to read before it leaves (D39). */
import type { CodeFormat } from '@hangtag/contract/wire/code';
import { Refusal } from '../http/refusal.ts';
import { decodeFile } from './decode.ts';
import { drawEps, drawPdf, drawSvg } from './draw.ts';
import { type PictureSize, drawPng } from './drawPng.ts';
import { type CodeKind, type Matrix, encode } from './matrix.ts';

/** The drawing's parameters; equal requests give equal files. */
export interface CodeRequest extends PictureSize {
  readonly url: string;
  readonly kind: CodeKind;
  readonly format: CodeFormat;
}

interface CodeFile {
  readonly body: Buffer;
  readonly mime: string;
  /** Modules along one side, without the quiet zone. */
  readonly modules: number;
}

const mimes: Readonly<Record<CodeFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  eps: 'application/postscript',
  png: 'image/png',
};

/** Drawn and proven files by their request; a code is drawn again and again at few sizes. */
const proven = new Map<string, CodeFile>();
const MOST = 200;

/**
 * Draws the code and decodes the file's own bytes again.
 * @throws Refusal 422 `code_unreadable` when another text or none comes back.
 */
export async function drawVerified(
  request: CodeRequest,
  decode: (file: Buffer, format: CodeFormat) => Promise<string | null> = decodeFile,
): Promise<CodeFile> {
  const { url, kind, format, widthMm, dpi } = request;
  const key = JSON.stringify([url, kind, format, widthMm, dpi]);
  const known = proven.get(key);
  if (known) return known;
  const matrix = encode(url, kind);
  const body = await draw(matrix, request);
  if ((await decode(body, format)) !== url) {
    throw new Refusal(422, 'The drawn code could not be read back. Choose another size.', {
      code: 'code_unreadable',
    });
  }
  const file = { body, mime: mimes[format], modules: matrix.modules };
  if (proven.size >= MOST) proven.delete(proven.keys().next().value ?? '');
  proven.set(key, file);
  return file;
}

async function draw(matrix: Matrix, { url, format, widthMm, dpi }: CodeRequest): Promise<Buffer> {
  const drawing = { widthMm, title: url };
  switch (format) {
    case 'svg':
      return Buffer.from(drawSvg(matrix, drawing));
    case 'pdf':
      return drawPdf(matrix, drawing);
    case 'eps':
      return Buffer.from(drawEps(matrix, drawing));
    case 'png':
      return drawPng(matrix, { widthMm, dpi });
  }
}
