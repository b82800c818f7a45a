/** The places of a plan, and the placeholders in them: a placeholder has one only until a real product needs it. */
import { and, asc, eq } from 'drizzle-orm';
import { createGate } from '@hangtag/contract/rules/productLimits';
import { productLimit } from '@hangtag/contract/rules/subscription';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { AuditContext } from '../audit/record.ts';
import { countProducts } from './counts.ts';
import type { Transaction } from '../db/database.ts';
import { products } from '../db/schema/products.ts';
import { lockCreation } from '../policy/companyQueries.ts';
import { assertAllowed } from '../policy/planLimitRefusal.ts';
import { recordProduct } from './audit.ts';
import { type ProductRow, writeProduct } from './queries.ts';

const activeOf = (companyId: number) =>
  and(eq(products.companyId, companyId), eq(products.status, 'active'));

/** The active products of a company (D36), and how many of them are placeholders. */
export interface ActiveCounts {
  readonly active: number;
  readonly placeholders: number;
}

/**
 * Locks product creation until the transaction ends, and rejects what exceeds the plan.
 * @throws Refusal 403 without a plan or at its limit.
 */
export async function assertWithinProductLimit(
  tx: Transaction,
  companyId: number,
  state: Subscription,
  wanted: number,
): Promise<void> {
  await lockCreation(tx, companyId);
  const { active: used } = await countProducts(tx, companyId);
  const limit = productLimit(state);
  assertAllowed(createGate(state, used, wanted), { limit, used, feature: 'products' });
}

/**
 * Locks product creation until the transaction ends, and makes room for one real product: at the limit a placeholder is parked.
 * @throws Refusal 403 without a plan, or when real products fill it.
 */
export async function makeRoom(
  tx: Transaction,
  tools: AuditContext,
  companyId: number,
  state: Subscription,
): Promise<void> {
  await assertRoom(tx, companyId, state);
  const { active } = await countProducts(tx, companyId);
  const over = active + 1 - productLimit(state);
  await parkPlaceholders(tx, tools, companyId, Math.max(0, over));
}

/** As `makeRoom`; answers the placeholder that a new product takes over at the limit, null where there is room. */
export async function placeForNew(
  tx: Transaction,
  companyId: number,
  state: Subscription,
): Promise<ProductRow | null> {
  await assertRoom(tx, companyId, state);
  const { active } = await countProducts(tx, companyId);
  if (active < productLimit(state)) return null;
  const [oldest] = await findPlaceholders(tx, companyId, 1);
  return oldest ?? null;
}

async function assertRoom(tx: Transaction, companyId: number, state: Subscription): Promise<void> {
  await lockCreation(tx, companyId);
  const { active, placeholders } = await countProducts(tx, companyId);
  const used = active - placeholders;
  const limit = productLimit(state);
  assertAllowed(createGate(state, used), { limit, used, feature: 'products' });
}

/** Parks at most so many placeholders; answers how many it parked. */
export async function parkPlaceholders(
  tx: Transaction,
  tools: AuditContext,
  companyId: number,
  most: number,
): Promise<number> {
  const parked = await findPlaceholders(tx, companyId, most);
  for (const product of parked) {
    await recordProduct(tx, tools, product, 'parked', {
      before: { status: 'active' },
      after: { status: 'inactive' },
    });
    await writeProduct(tx, product, { status: 'inactive' });
  }
  return parked.length;
}

/** Active placeholders, locked; the least recently saved first. */
async function findPlaceholders(
  tx: Transaction,
  companyId: number,
  most: number,
): Promise<readonly ProductRow[]> {
  if (most === 0) return [];
  return tx
    .select()
    .from(products)
    .where(and(activeOf(companyId), products.placeholder))
    .orderBy(asc(products.contentSavedDate), asc(products.id))
    .limit(most)
    .for('update');
}
