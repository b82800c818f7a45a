/** Serial numbers of a product's items: batches, and what became of them. */
import { type Context, Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { dayOf } from '@hangtag/contract/rules/days';
import {
  BatchBody,
  BatchStateBody,
  type SerialBatch,
  type SerialsAnswer,
  movesOf,
} from '@hangtag/contract/wire/serial';
import { addressOf } from '../codes/present.ts';
import { serialBatches } from '../db/schema/serials.ts';
import { transact } from '../db/transact.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { readId } from '../http/readId.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { zoneOf } from '../policy/companyQueries.ts';
import { companyOf } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { BATCH, SERIALS, mayEdit } from './paths.ts';
import { recordProduct } from '../products/audit.ts';
import { productInPath } from '../products/respond.ts';
import { answerSerials } from './answer.ts';
import { assertMakeable } from './serialsRefusal.ts';
import { type BatchRow, findRequested, lockBatch, presentBatches } from './queries.ts';

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

async function answerBatch(c: Context<Vars>, row: BatchRow, status: 200 | 201) {
  const [batch] = await presentBatches(c.var.services.db, [row]);
  if (!batch) throw notFound();
  return c.json(batch satisfies SerialBatch, status);
}
