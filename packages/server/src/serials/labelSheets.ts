/** Sheets of labels on which each label has the code of its own serial, as one PDF that was read back. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LABELS_ALL_READ, filesOfBatch } from '@hangtag/contract/rules/batchExports';
import { itemLines } from '@hangtag/contract/rules/codeSize';
import { labelCount, sheetRefusal } from '@hangtag/contract/rules/labelSheet';
import { printRefusal } from '@hangtag/contract/rules/printUse';
import type { CodeLevel } from '@hangtag/contract/wire/code';
import type { BatchSheetsBody, SerialRange } from '@hangtag/contract/wire/serial';
import type * as v from 'valibot';
import { type Artwork, compose } from '../codes/artwork.ts';
import { pageOf } from '../codes/codeFile.ts';
import { decodePdfPages } from '../codes/decode.ts';
import { type LabelPage, drawPdfPages } from '../codes/draw.ts';
import { encodeOnce } from '../codes/matrix.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal, invalid } from '../http/refusal.ts';
import { QueueFull, createFairQueue } from '../support/fairQueue.ts';
import { itemAddress } from './itemCode.ts';
import { serialsFrom } from './readSerials.ts';
import type { BatchRow } from './queries.ts';

type SheetsPrint = v.InferOutput<typeof BatchSheetsBody>;

/** What is drawn, and for which origin. */
interface SheetsOf {
  readonly origin: string;
  readonly print: SheetsPrint;
  readonly range: SerialRange;
}

/** A file of a thousand labels takes seconds of the processor, so one is drawn at a time and companies take turns. */
const drawing = createFairQueue({ atOnce: 1, waiting: 20, waitingPerOwner: 4 });

/** The serials of the asked file. @throws Refusal 422 where the batch fills no such file. */
export function rangeOfFile(
  { quantity }: Pick<BatchRow, 'quantity'>,
  { sheet, file }: Pick<SheetsPrint, 'sheet' | 'file'>,
): SerialRange {
  const files = filesOfBatch(sheet, quantity);
  const range = files[file - 1];
  if (!range) throw invalid({ file: [`Must be 1 to ${files.length}.`] });
  return range;
}

/**
 * Draws the labels and reads them back from the file's own bytes: all of them up to `LABELS_ALL_READ`, of more those of the
 * first and the last page.
 * @throws Refusal 422 where a code does not fit its label, would not be read where it is printed for, or is not read back.
 */
export const drawLabelSheets = (db: Queryable, batch: BatchRow, of: SheetsOf) =>
  drawing
    .run(String(batch.companyId), () => draw(db, batch, of))
    .catch((error: unknown) => {
      if (error instanceof QueueFull) throw busy();
      throw error;
    });

const busy = () =>
  new Refusal(503, 'Many labels are being drawn right now. Try again in a minute.', {
    headers: { 'Retry-After': '30' },
  });

async function draw(db: Queryable, batch: BatchRow, { origin, print, range }: SheetsOf) {
  const { sheet, widthMm, use, humanReadable } = print;
  const count = range.last - range.first + 1;
  const serials = await serialsFrom(db, batch, range.first, count);
  const texts = serials.map((serial) => itemAddress(origin, batch.gtin14, serial));
  const onPage = labelCount(sheet);
  const pageCount = Math.ceil(count / onPage);
  let modules = 0;
  let level: CodeLevel | null = null;
  const artworkOf = (serial: string, text: string): Artwork => {
    const matrix = encodeOnce(text, 'digital-link');
    modules = Math.max(modules, matrix.modules);
    level ??= matrix.level;
    const lines = humanReadable ? itemLines(batch.gtin14, serial) : [];
    const artwork = compose({ matrix, widthMm, lines, retail: null });
    const refusal = printRefusal(use, matrix.modules, widthMm) ?? sheetRefusal(sheet, artwork);
    if (refusal) throw invalid({ widthMm: [refusal] });
    return artwork;
  };
  async function* pages(): AsyncGenerator<LabelPage> {
    for (let at = 0; at < count; at += onPage) {
      // Other requests have their turn between pages.
      await setImmediate();
      const artworks = serials
        .slice(at, at + onPage)
        .map((serial, place) => artworkOf(serial, texts[at + place] ?? ''));
      const [size] = artworks;
      if (!size) return;
      const { places, ...page } = pageOf(sheet, size);
      const labels = artworks.map((artwork, place) => {
        const { x, y } = places[place] ?? { x: 0, y: 0 };
        return { x, y, artwork };
      });
      yield { ...page, labels };
    }
  }
  const title = `${batch.gtin14}, serials ${range.first} to ${range.last}`;
  const body = await drawPdfPages(pages(), { title, ink: '' });
  const readPages = Array.from({ length: pageCount }, (_, at) => at).filter(
    (at) => count <= LABELS_ALL_READ || at === 0 || at === pageCount - 1,
  );
  await assertRead(
    body,
    readPages,
    readPages.flatMap((at) => texts.slice(at * onPage, (at + 1) * onPage)),
  );
  return {
    body,
    text: texts[0] ?? '',
    modules,
    level,
    format: 'pdf' as const,
    widthMm,
    use,
    labels: onPage,
    line: humanReadable ? itemLines(batch.gtin14, serials[0] ?? '').join(' ') : '',
    firstItem: range.first,
    sha256: createHash('sha256').update(body).digest('hex'),
  };
}

async function assertRead(body: Buffer, pages: readonly number[], texts: readonly string[]) {
  const found = await decodePdfPages(body, pages);
  if (JSON.stringify(found) === JSON.stringify(texts.toSorted())) return;
  throw new Refusal(422, 'The drawn codes could not all be read back. Choose another size.', {
    code: 'code_unreadable',
  });
}
