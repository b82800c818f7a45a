/** Hands out a batch for print: its list for the press, or sheets of labels with its codes. */
import { Hono } from 'hono';
import { BatchExportBody, BatchSheetsBody } from '@hangtag/contract/wire/serial';
import { printOrigin } from '../hosts/queries.ts';
import { contentDisposition } from '../http/contentDisposition.ts';
import { readBody } from '../http/parse.ts';
import { sendCsv } from '../http/sendCsv.ts';
import type { Vars } from '../http/vars.ts';
import { productInPath } from '../products/respond.ts';
import { assertFirst, batchToHandOut, enterHandOut } from './handOut.ts';
import { drawLabelSheets, rangeOfFile } from './labelSheets.ts';
import { BATCH, mayEdit } from './paths.ts';
import { PRESS_HEADS, describePressList, pressRows } from './pressList.ts';

export const serialExport = new Hono<Vars>();

serialExport.post(`${BATCH}/export`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const { again } = await readBody(c, BatchExportBody);
  const batch = await batchToHandOut(c, product);
  const { db, config } = c.var.services;
  const all = { again, first: 1, last: batch.quantity };
  // Asked before the reading too, which takes seconds.
  await assertFirst(db, batch, all);
  const origin = await printOrigin({ db, config }, product.companyId);
  // The serials of a whole batch never change, so the file is described before anything is locked.
  const described = await describePressList(db, batch, origin);
  await enterHandOut(c, product, batch, {
    file: { ...described, format: 'csv' },
    ...all,
  });
  return sendCsv(c, {
    fileName: `serials-${batch.gtin14}-${batch.id}.csv`,
    heads: PRESS_HEADS,
    rows: pressRows(db, batch, origin),
    cellsOf: (row) => row,
  });
});

serialExport.post(`${BATCH}/sheets`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const print = await readBody(c, BatchSheetsBody);
  const batch = await batchToHandOut(c, product);
  const { db, config } = c.var.services;
  const range = rangeOfFile(batch, print);
  const { again } = print;
  // Asked before the drawing too, which takes seconds.
  await assertFirst(db, batch, { again, ...range });
  const origin = await printOrigin({ db, config }, product.companyId);
  const { body, ...described } = await drawLabelSheets(db, batch, { origin, print, range });
  await enterHandOut(c, product, batch, { file: described, again, ...range });
  const { first, last } = range;
  const name = `labels-${batch.gtin14}-${batch.id}-${first}-${last}.pdf`;
  return c.body(new Uint8Array(body), 201, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': contentDisposition('attachment', name),
    'Cache-Control': 'no-store',
  });
});
