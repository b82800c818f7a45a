/** Enters what leaves of a batch in the ledger and the log: once, and again only where that is asked for. */
import type { Context } from 'hono';
import { eq } from 'drizzle-orm';
import { lastExportOf } from '@hangtag/contract/rules/batchExports';
import { isExportable, type SerialRange } from '@hangtag/contract/wire/serial';
import { issueRefusal } from '../codes/issueRefusal.ts';
import { enterIssued } from '../codes/ledger.ts';
import type { issuedCodes } from '../db/schema/codes.ts';
import { serialBatches } from '../db/schema/serials.ts';
import { transact } from '../db/transact.ts';
import { readId } from '../http/readId.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { writeContext } from '../policy/guards.ts';
import { recordProduct } from '../products/audit.ts';
import type { ProductRow } from '../products/queries.ts';
import { type BatchRow, findBatch, lockBatch, presentBatches } from './queries.ts';

/** What leaves: its serials, and what the ledger says of the file. */
interface HandOut extends SerialRange {
  readonly again: boolean;
  readonly file: Pick<typeof issuedCodes.$inferInsert, 'text' | 'modules' | 'sha256' | 'format'> &
    Partial<typeof issuedCodes.$inferInsert>;
}

/** The batch in the path, if something of it may be handed out. @throws Refusal 404, or 403 and 409 with the reason. */
export async function batchToHandOut(c: Context<Vars>, product: ProductRow): Promise<BatchRow> {
  const closed = await issueRefusal(c, product);
  if (closed) throw closed;
  const batch = await findBatch(c.var.services.db, product, readId(c.req.param('batchId')));
  if (!batch) throw notFound();
  assertExportable(batch);
  return batch;
}

/** Refuses what was handed out before, where nobody asked for it again. @throws Refusal 409 `exported_before`. */
export async function assertFirst(
  db: Parameters<typeof presentBatches>[0],
  batch: BatchRow,
  { again, first, last }: SerialRange & Pick<HandOut, 'again'>,
): Promise<{ readonly isAgain: boolean }> {
  const [present] = await presentBatches(db, [batch]);
  const before = lastExportOf(present?.exports ?? [], { first, last });
  if (before && !again) throw exportedBefore(before.by);
  return { isAgain: before !== undefined };
}

/** Enters a file before it leaves. @throws Refusal 409 where the batch or its hand-outs changed meanwhile. */
export async function enterHandOut(
  c: Context<Vars>,
  product: ProductRow,
  { id, name, lot, quantity }: BatchRow,
  { file, again, first, last }: HandOut,
): Promise<void> {
  const tools = writeContext(c);
  const count = last - first + 1;
  const part = count < quantity && `serials ${first} to ${last}`;
  await transact(tools.db, async (tx) => {
    const locked = await lockBatch(tx, product, id);
    if (!locked) throw notFound();
    assertExportable(locked);
    const { isAgain } = await assertFirst(tx, locked, { again, first, last });
    await enterIssued(tx, {
      companyId: product.companyId,
      productId: product.id,
      batchId: id,
      issuedAt: tools.now(),
      issuedById: tools.actor.id,
      issuedByName: tools.actor.name ?? tools.actor.email,
      ...file,
      purpose: [name, lot && `lot ${lot}`, part].filter(Boolean).join(', '),
      quantity: count,
    });
    if (locked.state === 'made')
      await tx
        .update(serialBatches)
        .set({ state: 'exported', stateAt: tools.now() })
        .where(eq(serialBatches.id, id));
    const action = isAgain ? 'serials-exported-again' : 'serials-exported';
    await recordProduct(tx, tools, product, action, {
      after: { name, quantity: count, sha256: file.sha256 },
    });
  });
}

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
    `These serials were handed out before, last to ${by}. Every further copy can be printed again and is logged.`,
    { code: 'exported_before' },
  );
