/** Pages of a PDF as PDFium draws them, compiled to WebAssembly; runs only in the process of `helper.ts`. */
import { readFile } from 'node:fs/promises';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { renditionsOf } from './pictures.ts';
import type { PdfInfo, PdfPages } from './types.ts';
import { boundMemory } from './memory.ts';

/** Width of the drawn page in pixels: the widest a list or a phone needs (D47). */
const WIDTH = 1280;

/** Height at most twice the width: the preview of a till roll ends somewhere. */
const MAX_SHAPE = 2;

/** Bytes PDFium may take: the largest document, twice, and room to draw. */
const MEMORY = 320 * 1024 * 1024;

/** @throws when the document cannot be opened or drawn. */
export async function readPdf(file: string): Promise<PdfInfo> {
  const document = await open(file);
  const pages = document.getPageCount();
  const picture = await renditionsOf(await drawPage(document, 0));
  return { pages, picture };
}

/** @throws when the document cannot be opened or drawn, or has no such page. */
export async function readPdfPages(file: string, pages: readonly number[]): Promise<PdfPages> {
  const document = await open(file);
  const pictures: Buffer[] = [];
  for (const at of pages) {
    const { data, info } = await drawPage(document, at);
    const png = sharp(data, { raw: info }).flatten({ background: '#fff' }).greyscale();
    pictures.push(await png.png({ compressionLevel: 2 }).toBuffer());
  }
  return { pictures };
}

async function open(file: string): Promise<PDFiumDocument> {
  boundMemory(MEMORY);
  const library = await PDFiumLibrary.init();
  return library.loadDocument(await readFile(file));
}

async function drawPage(document: PDFiumDocument, at: number) {
  const page = document.getPage(at);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Error('A page without a size.');
  const scale = Math.min(WIDTH / originalWidth, (WIDTH * MAX_SHAPE) / originalHeight);
  const { data, width, height } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    render: 'bitmap',
  });
  return { data, info: { width, height, channels: 4 as const } };
}
