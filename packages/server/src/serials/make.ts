/** The job that makes a batch's serials in blocks, each in a transaction of its own. */
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { SERIAL_ALPHABET, SERIAL_LENGTH } from '@hangtag/contract/rules/serialNumber';
import type { Database, Transaction } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { serialBatches, serials } from '../db/schema/serials.ts';
import { transact } from '../db/transact.ts';

/** Attempts at a batch: each goes on where the last one ended. */
export const MAKE_ATTEMPTS = 20;

/** Serials of one transaction: what a process holds at a time, and what a crash undoes. */
const BLOCK = 1000;

interface Tools {
  readonly db: Database;
  readonly now: () => Date;
}

/**
 * Makes what a batch lacks, or removes the serials of a cancelled one. A second run, at the same time or after a crash,
 * makes none twice: a block and its count are one transaction under the batch's lock.
 */
export async function makeSerials(
  tools: Tools,
  batchId: number,
  signal: AbortSignal,
): Promise<void> {
  let isOver = false;
  while (!isOver) {
    // The embedded database answers without a turn of the event loop: other requests have theirs between blocks.
    await setImmediate();
    signal.throwIfAborted();
    isOver = await transact(tools.db, (tx) => makeBlock(tx, batchId, tools.now()));
  }
}

/** Whether nothing is left to do. */
async function makeBlock(tx: Transaction, batchId: number, now: Date): Promise<boolean> {
  const [batch] = await tx
    .select()
    .from(serialBatches)
    .where(eq(serialBatches.id, batchId))
    .for('update');
  if (batch?.state === 'cancelled') return removeBlock(tx, batch);
  if (batch?.state !== 'making') return true;
  const { gtin14, companyId, made, quantity } = batch;
  const wanted = Array.from({ length: Math.min(BLOCK, quantity - made) }, randomSerial);
  // One list: a thousand rows of parameters take the database and this process several times as long.
  // A serial that is there already is left out, and another one made in the next block.
  const written = await tx.execute(sql`
    insert into ${serials} (gtin14, company_id, batch_id, serial)
    select ${gtin14}, ${companyId}::int, ${batchId}::int, unnest(${sql.param(wanted)}::text[])
    on conflict do nothing returning serial`);
  const total = made + rowsOf(written).length;
  const isWhole = total === quantity;
  await tx
    .update(serialBatches)
    .set({ made: total, ...(isWhole && { state: 'made', stateAt: now }) })
    .where(eq(serialBatches.id, batchId));
  return isWhole;
}

async function removeBlock(
  tx: Transaction,
  { id, companyId }: typeof serialBatches.$inferSelect,
): Promise<boolean> {
  const isOfBatch = and(eq(serials.batchId, id), eq(serials.companyId, companyId));
  const block = tx.select({ serial: serials.serial }).from(serials).where(isOfBatch).limit(BLOCK);
  const removed = await tx
    .delete(serials)
    .where(and(isOfBatch, inArray(serials.serial, block)))
    .returning({ serial: serials.serial });
  await tx.update(serialBatches).set({ made: 0 }).where(eq(serialBatches.id, id));
  return removed.length < BLOCK;
}

/** Bytes from here on would make the first letters likelier than the others. */
const FAIR = 256 - (256 % SERIAL_ALPHABET.length);

/** Letters from a secure source: neighbours cannot be guessed, and the month's output is not read off. */
export function randomSerial(): string {
  let serial = '';
  while (serial.length < SERIAL_LENGTH) {
    for (const byte of randomBytes(SERIAL_LENGTH - serial.length)) {
      if (byte < FAIR) serial += SERIAL_ALPHABET[byte % SERIAL_ALPHABET.length];
    }
  }
  return serial;
}
