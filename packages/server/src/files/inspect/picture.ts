/** Draws an uploaded picture; runs only in the process of `helper.ts`. */
import { readFile, stat } from 'node:fs/promises';
import { type DrawnPicture, Undrawable, drawFrom } from './pictures.ts';
import { assertPlainSvg } from './svg.ts';

/** Drawings are read into memory, because one read from a path could pull in its neighbours. */
const MAX_SVG_BYTES = 2 * 1024 * 1024;

/** @throws Undrawable when it cannot be decoded, has too many pixels, or is a drawing that asks for too much. */
export async function readPicture(file: string, mime: string): Promise<DrawnPicture> {
  if (mime !== 'image/svg+xml') return drawFrom(file);
  if ((await stat(file)).size > MAX_SVG_BYTES) {
    throw new Undrawable('The drawing is larger than 2 MB.');
  }
  const drawing = await readFile(file);
  await assertPlainSvg(drawing.toString('utf8'));
  return drawFrom(drawing);
}
