/** Serial numbers of a product's items (N20): batches, their file for the press, and what became of them. */
import { type Context, Hono } from 'hono';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { dayOf } from '@hangtag/contract/rules/days';
import {
  BatchBody,
  BatchExportBody,
  BatchStateBody,
  SerialChecksBody,
  SerialVoidBody,
  type SerialBatch,
  type SerialsAnswer,
  isExportable,
  movesOf,
} from '@hangtag/contract/wire/serial';
import { enterIssued } from '../codes/ledger.ts';
import { addressOf } from '../codes/present.ts';
import { issueRefusal } from '../codes/issueRefusal.ts';
import { products } from '../db/schema/products.ts';
import { serialBatches, serials as table } from '../db/schema/serials.ts';
import { transact } from '../db/transact.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { readId } from '../http/readId.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import { sendCsv } from '../http/sendCsv.ts';
import type { Vars } from '../http/vars.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { zoneOf } from '../policy/companyQueries.ts';
import { companyOf } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { recordProduct } from '../products/audit.ts';
import { productInPath } from '../products/respond.ts';
import { answerSerials } from './answer.ts';
import { assertMakeable } from './locked.ts';
import { PRESS_HEADS, describePressList, pressRows } from './pressList.ts';
import { type BatchRow, findBatch, findRequested, lockBatch, presentBatches } from './queries.ts';

const SERIALS = '/api/companies/:companyId/products/:productId/serials';
const BATCH = `${SERIALS}/batches/:batchId`;

const mayEdit = [requireUser, requireCompany, requirePermission('product.edit')] as const;

export const serials = new Hono<Vars>();

serials.get(SERIALS, requireUser, requireCompany, requirePermission('product.read'), async (c) => {
  const product = await productInPath(c);
  return c.json((await answerSerials(c, product)) satisfies SerialsAnswer);
});

serials.post(`${SERIALS}/batches`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const { requestId, name, lot, quantity, note } = await readBody(c, BatchBody);
  const known = await findRequested(c.var.services.db, product.companyId, requestId);
  if (known) return answerBatch(c, known, 200);
  await assertMakeable(c, product);
  const { gtin14 } = addressOf(product, c.var.services.config.publicUrl);
  if (gtin14 === null) throw new Error('A product without a number was let through.');
  const tools = writeContext(c);
  const at = tools.now();
  const row = await transact(tools.db, async (tx) => {
    const [written] = await tx
      .insert(serialBatches)
      .values({
        companyId: product.companyId,
        productId: product.id,
        requestId,
        gtin14,
        name,
        lot: lot || null,
        note,
        quantity,
        stateAt: at,
        startedAt: at,
        startedBy: tools.actor.name ?? tools.actor.email,
      })
      .onConflictDoNothing()
      .returning();
    // The same request was answered at the same time.
    if (!written) return null;
    await enqueue(tx, 'makeSerials', { batchId: written.id });
    const after = { name, lot: written.lot, quantity };
    await recordProduct(tx, tools, product, 'serials-begun', { after });
    return written;
  });
  const begun = row ?? (await findRequested(tools.db, product.companyId, requestId));
  if (!begun) throw notFound();
  return answerBatch(c, begun, row ? 201 : 200);
});

serials.put(`${BATCH}/cancel`, ...mayEdit, takesNoFields, async (c) => {
  const product = await productInPath(c);
  const tools = writeContext(c);
  const row = await transact(tools.db, async (tx) => {
    const batch = await lockBatch(tx, product, readId(c.req.param('batchId')));
    if (!batch) throw notFound();
    if (batch.state === 'cancelled') return batch;
    if (batch.state !== 'making') throw new Refusal(409, 'This batch is made already.');
    const [written] = await tx
      .update(serialBatches)
      .set({ state: 'cancelled', stateAt: tools.now() })
      .where(eq(serialBatches.id, batch.id))
      .returning();
    // The job that makes them removes them; where it was given up, another one does.
    await enqueue(tx, 'makeSerials', { batchId: batch.id });
    const before = { name: batch.name, lot: batch.lot, quantity: batch.quantity };
    await recordProduct(tx, tools, product, 'serials-cancelled', { before });
    return written ?? batch;
  });
  return answerBatch(c, row, 200);
});

serials.put(`${BATCH}/state`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const { state, reason } = await readBody(c, BatchStateBody);
  const zone = zoneOf(await companyOf(c));
  const tools = writeContext(c);
  const row = await transact(tools.db, async (tx) => {
    const batch = await lockBatch(tx, product, readId(c.req.param('batchId')));
    if (!batch) throw notFound();
    if (batch.state === state) return batch;
    if (!movesOf[batch.state].includes(state))
      throw new Refusal(409, `A batch that is ${batch.state} cannot become ${state}.`);
    const at = tools.now();
    const [written] = await tx
      .update(serialBatches)
      .set({
        state,
        stateAt: at,
        ...(state === 'activated' && { activatedOn: dayOf(at, zone) }),
        ...(state === 'void' && { voidReason: reason }),
      })
      .where(eq(serialBatches.id, batch.id))
      .returning();
    await recordProduct(tx, tools, product, `serials-${state}`, {
      before: { state: batch.state },
      after: { name: batch.name, state, ...(state === 'void' && { reason }) },
    });
    return written ?? batch;
  });
  return answerBatch(c, row, 200);
});

serials.post(`${BATCH}/export`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const { again } = await readBody(c, BatchExportBody);
  const closed = await issueRefusal(c, product);
  if (closed) throw closed;
  const { db, config } = c.var.services;
  const id = readId(c.req.param('batchId'));
  const batch = await findBatch(db, product, id);
  if (!batch) throw notFound();
  assertExportable(batch);
  const { publicUrl } = config;
  // The serials of a whole batch never change, so the file is described before anything is locked.
  const file = await describePressList(db, batch, publicUrl);
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
    rows: pressRows(db, batch, publicUrl),
    cellsOf: (row) => row,
  });
});

serials.put(`${SERIALS}/void`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const { serial, reason } = await readBody(c, SerialVoidBody);
  const zone = zoneOf(await companyOf(c));
  const tools = writeContext(c);
  const { companyId, id } = product;
  await transact(tools.db, async (tx) => {
    const ofProduct = tx
      .select({ id: serialBatches.id })
      .from(serialBatches)
      .where(
        and(
          eq(serialBatches.companyId, companyId),
          eq(serialBatches.productId, id),
          ne(serialBatches.state, 'cancelled'),
        ),
      );
    const isIt = and(
      eq(table.companyId, companyId),
      eq(table.serial, serial),
      inArray(table.batchId, ofProduct),
    );
    const found = await tx.select().from(table).where(isIt);
    if (found.length === 0)
      throw invalid({ serial: ['No batch of this product has this serial.'] });
    await tx
      .update(table)
      .set({ voidedOn: dayOf(tools.now(), zone), voidReason: reason })
      .where(and(isIt, isNull(table.voidedOn)));
    await recordProduct(tx, tools, product, 'serial-void', { after: { serial, reason } });
  });
  return c.body(null, 204);
});

serials.put(`${SERIALS}/checks`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const { allSerialized } = await readBody(c, SerialChecksBody);
  const tools = writeContext(c);
  const { companyId, id } = product;
  await transact(tools.db, async (tx) => {
    await tx
      .update(products)
      .set({ allSerialized })
      .where(and(eq(products.companyId, companyId), eq(products.id, id)));
    await recordProduct(tx, tools, product, 'serials-checked', { after: { allSerialized } });
  });
  return c.body(null, 204);
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

async function answerBatch(c: Context<Vars>, row: BatchRow, status: 200 | 201) {
  const [batch] = await presentBatches(c.var.services.db, [row]);
  if (!batch) throw notFound();
  return c.json(batch satisfies SerialBatch, status);
}
