/** The item that a request asks for; unknown ones are limited, because many of them are guesses. */
import type { Context } from 'hono';
import { and, eq } from 'drizzle-orm';
import { serialBatches } from '../db/schema/serials.ts';
import { clientPlace } from '../http/clientAddress.ts';
import { wireMessages } from '@hangtag/contract/wire/messages';
import { Refusal } from '../http/refusal.ts';
import { type Count, type Limit, countAttempt, throttleHeaders } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';
import { type Item, type NamedItem, findItem } from './item.ts';

/** Serials of one product that nobody made here, from one place. A store that scans boxes by hand stays below it. */
export const unknownLimit: Limit = { name: 'unknown-serial', attempts: 100, seconds: 60 };

/** 429: a place asked for too many serials that nobody made here. */
export class TooManySerials extends Refusal {
  constructor(counted: Count, now: Date) {
    super(429, wireMessages.tooManyAttempts, { headers: throttleHeaders(counted, now) });
  }
}

type Product = Pick<ProductRow, 'companyId' | 'id' | 'eLabelSince'>;

/**
 * As `findItem`. An item that was made here is found however often it is asked for.
 * @throws TooManySerials
 */
export async function findRequestedItem(
  c: Context<Vars>,
  product: Product,
  named: NamedItem,
): Promise<Item | undefined> {
  const { db, now } = c.var.services;
  const item = await findItem(db, product, named);
  // Of an e-label nothing is counted, and where nothing was made there is nothing to guess.
  if (item || product.eLabelSince || !(await hasBatches(c, product))) return item;
  const who = `${product.id}|${clientPlace(c)}`;
  const counted = await countAttempt(db, unknownLimit, who, now());
  if (counted.attempts > unknownLimit.attempts) throw new TooManySerials(counted, now());
  return undefined;
}

async function hasBatches(c: Context<Vars>, { companyId, id }: Product): Promise<boolean> {
  const found = await c.var.services.db
    .select({ id: serialBatches.id })
    .from(serialBatches)
    .where(and(eq(serialBatches.companyId, companyId), eq(serialBatches.productId, id)))
    .limit(1);
  return found.length > 0;
}
