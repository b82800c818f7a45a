/** The first page of a PDF as PDFium draws it, compiled to WebAssembly; runs only in the process of `helper.ts`. */
import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { renditionsOf } from './pictures.ts';
import type { PdfInfo } from './types.ts';
import { boundMemory } from './memory.ts';

/** Width of the drawn page in pixels: the widest a list or a phone needs (D47). */
const WIDTH = 1280;

/** Height at most twice the width: the preview of a till roll ends somewhere. */
const MAX_SHAPE = 2;

/** Bytes PDFium may take: the largest document, twice, and room to draw. */
const MEMORY = 320 * 1024 * 1024;

/** @throws when the document cannot be opened or drawn. */
export async function readPdf(file: string): Promise<PdfInfo> {
  boundMemory(MEMORY);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(file));
  const pages = document.getPageCount();
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Error('A page without a size.');
  const scale = Math.min(WIDTH / originalWidth, (WIDTH * MAX_SHAPE) / originalHeight);
  const { data, width, height } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    render: 'bitmap',
  });
  const picture = await renditionsOf({ data, info: { width, height, channels: 4 } });
  return { pages, picture };
}
