/** Hands out the list of a batch for the press, once; every further copy is asked for and logged as such (codes 6.2). */
import { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { BatchExportBody, isExportable } from '@hangtag/contract/wire/serial';
import { issueRefusal } from '../codes/issueRefusal.ts';
import { enterIssued } from '../codes/ledger.ts';
import { serialBatches } from '../db/schema/serials.ts';
import { printOrigin } from '../hosts/queries.ts';
import { transact } from '../db/transact.ts';
import { readBody } from '../http/parse.ts';
import { readId } from '../http/readId.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import { sendCsv } from '../http/sendCsv.ts';
import type { Vars } from '../http/vars.ts';
import { writeContext } from '../policy/guards.ts';
import { recordProduct } from '../products/audit.ts';
import { productInPath } from '../products/respond.ts';
import { BATCH, mayEdit } from './paths.ts';
import { PRESS_HEADS, describePressList, pressRows } from './pressList.ts';
import { type BatchRow, findBatch, lockBatch, presentBatches } from './queries.ts';

export const serialExport = new Hono<Vars>();

serialExport.post(`${BATCH}/export`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const { again } = await readBody(c, BatchExportBody);
  const closed = await issueRefusal(c, product);
  if (closed) throw closed;
  const { db, config } = c.var.services;
  const id = readId(c.req.param('batchId'));
  const batch = await findBatch(db, product, id);
  if (!batch) throw notFound();
  assertExportable(batch);
  const origin = await printOrigin({ db, config }, product.companyId);
  // The serials of a whole batch never change, so the file is described before anything is locked.
  const file = await describePressList(db, batch, origin);
  const tools = writeContext(c);
  const by = tools.actor.name ?? tools.actor.email;
  await transact(db, async (tx) => {
    const locked = await lockBatch(tx, product, id);
    if (!locked) throw notFound();
    assertExportable(locked);
    const [present] = await presentBatches(tx, [locked]);
    const last = present?.exports.at(-1);
    if (last && !again) throw exportedBefore(last.by);
    await enterIssued(tx, {
      companyId: product.companyId,
      productId: product.id,
      batchId: id,
      issuedAt: tools.now(),
      issuedById: tools.actor.id,
      issuedByName: by,
      ...file,
      format: 'csv',
      purpose: [batch.name, batch.lot && `lot ${batch.lot}`].filter(Boolean).join(', '),
      quantity: batch.quantity,
    });
    if (locked.state === 'made')
      await tx
        .update(serialBatches)
        .set({ state: 'exported', stateAt: tools.now() })
        .where(eq(serialBatches.id, id));
    await recordProduct(tx, tools, product, last ? 'serials-exported-again' : 'serials-exported', {
      after: { name: batch.name, quantity: batch.quantity, sha256: file.sha256 },
    });
  });
  return sendCsv(c, {
    fileName: `serials-${batch.gtin14}-${batch.id}.csv`,
    heads: PRESS_HEADS,
    rows: pressRows(db, batch, origin),
    cellsOf: (row) => row,
  });
});

function assertExportable({ state }: BatchRow): void {
  if (isExportable(state)) return;
  throw new Refusal(
    409,
    state === 'making'
      ? 'The serials are still being made. Nothing is handed out before the last one.'
      : `This batch is ${state}, so it is not handed out.`,
  );
}

const exportedBefore = (by: string) =>
  new Refusal(
    409,
    `This list was handed out before, last to ${by}. Every further copy can be printed again and is logged.`,
    { code: 'exported_before' },
  );
