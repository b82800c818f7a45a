/** A code as a file that was proven to read before it leaves (D39). */
import { Refusal } from '../http/refusal.ts';
import { decodeFile } from './decode.ts';
import { type CodeSize, drawPng, drawSvg } from './draw.ts';
import { type CodeKind, encode } from './matrix.ts';

/** The drawing's parameters; equal requests give equal files. */
export interface CodeRequest extends CodeSize {
  readonly url: string;
  readonly kind: CodeKind;
  readonly format: 'svg' | 'png';
}

interface CodeFile {
  readonly body: Buffer;
  readonly mime: string;
  /** Modules along one side, without the quiet zone. */
  readonly modules: number;
}

const mimes = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** Drawn and proven files by their request; a code is drawn again and again at few sizes. */
const proven = new Map<string, CodeFile>();
const MOST = 200;

/**
 * Draws the code and decodes its pixels again.
 * @throws Refusal 422 `code_unreadable` when another text or none comes back.
 */
export async function drawVerified(
  request: CodeRequest,
  decode: (file: Buffer) => Promise<string | null> = decodeFile,
): Promise<CodeFile> {
  const key = JSON.stringify([
    request.url,
    request.kind,
    request.format,
    request.widthMm,
    request.dpi,
  ]);
  const known = proven.get(key);
  if (known) return known;
  const matrix = encode(request.url, request.kind);
  const body =
    request.format === 'svg'
      ? Buffer.from(drawSvg(matrix, request))
      : await drawPng(matrix, request);
  if ((await decode(body)) !== request.url) {
    throw new Refusal(422, 'The drawn code could not be read back. Choose another size.', {
      code: 'code_unreadable',
    });
  }
  const file = { body, mime: mimes[request.format], modules: matrix.modules };
  if (proven.size >= MOST) proven.delete(proven.keys().next().value ?? '');
  proven.set(key, file);
  return file;
}
