/**
 * More active products than the plan holds, as after a smaller plan (F147, N09): nothing is parked or deleted by us, but the
 * newest of them wait with publishing until the company pays for them or parks some. Pages that are out stay out.
 */
import { and, count, eq, lte } from 'drizzle-orm';
import { productLimit, type Subscription } from '@hangtag/contract/rules/subscription';
import type { Queryable } from '../db/database.ts';
import { products } from '../db/schema/products.ts';
import { Refusal } from '../http/refusal.ts';
import { type ProductRow, countActive } from './queries.ts';

/** Why the product can't be published now, with the figures; null when it can as far as this goes. */
export async function overLimitRefusal(
  db: Queryable,
  { companyId, id, status }: Pick<ProductRow, 'companyId' | 'id' | 'status'>,
  state: Subscription,
): Promise<Refusal | null> {
  const limit = productLimit(state);
  if (status !== 'active') return null;
  const [before] = await db
    .select({ rows: count() })
    .from(products)
    .where(
      and(eq(products.companyId, companyId), eq(products.status, 'active'), lte(products.id, id)),
    );
  if ((before?.rows ?? 0) <= limit) return null;
  const used = await countActive(db, companyId);
  const holds = limit === 1 ? '1 product' : `${limit} products`;
  const message = `The plan holds ${holds} and ${used} are active. Park ${used - limit} of them or add products to the plan, then publish this one.`;
  return new Refusal(403, message, {
    code: 'plan_limit',
    extra: { limit, used, feature: 'products' },
  });
}
