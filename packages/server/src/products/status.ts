/** Active, parked or archived (D36): who may be written to, what becoming active needs, and what is over the plan's limit. */
import { createGate, editGate, limitWords } from '@hangtag/contract/rules/productLimits';
import { productLimit } from '@hangtag/contract/rules/subscription';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { ProductStatus } from '@hangtag/contract/wire/product';
import type { AuditContext } from '../audit/record.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { planLimitRefusal } from '../policy/planLimitRefusal.ts';
import { Refusal } from '../http/refusal.ts';
import { countProducts } from './counts.ts';
import { makeRoom } from './places.ts';
import { SOLD } from './soldProducts.ts';
import type { ProductRow } from './queries.ts';
import { and, count, eq, lt, not } from 'drizzle-orm';
import { products } from '../db/schema/products.ts';

/** Why the product itself cannot be edited or published; null when it can. */
export const notEditableWords = ({
  status,
  movedToId,
}: Pick<ProductRow, 'status' | 'movedToId'>): string | null =>
  movedToId === null ? notEditableMessages[status] : SOLD;

const notEditableMessages: Readonly<Record<ProductStatus, string | null>> = {
  active: null,
  inactive: 'This product is parked. Restore it to edit or publish it.',
  archived: 'This product is archived. Restore it to edit or publish it.',
};

/**
 * Why the product's draft cannot be written to now; null when it can. Its status is another matter: parking and
 * archiving only free room, so they stay open without a plan too.
 */
export function notEditableReason(product: ProductRow, state: Subscription): Refusal | null {
  const gate = editGate(state);
  const words = notEditableWords(product);
  if (!gate.isOpen) return planLimitRefusal(gate, { limit: 0, used: 0, feature: 'products' });
  return words === null ? null : new Refusal(403, words);
}

/** 403 unless drafts may be edited and this product is active. */
export function assertEditable(product: ProductRow, state: Subscription): void {
  const closed = notEditableReason(product, state);
  if (closed) throw closed;
}

/** Makes room for a parked or archived product that becomes active. @throws Refusal 403 while real products fill the plan, or once it was sold. */
export async function assertRestorable(
  tx: Transaction,
  tools: AuditContext,
  product: ProductRow,
  state: Subscription,
): Promise<void> {
  if (product.status === 'active') return;
  if (product.movedToId !== null) throw new Refusal(403, SOLD);
  await makeRoom(tx, tools, product.companyId, state);
}

/** Why the product cannot become active now, as a sentence; null when it can, or is. */
export async function restoreLockReason(
  db: Queryable,
  product: ProductRow,
  state: Subscription,
): Promise<string | null> {
  if (product.status === 'active') return null;
  if (product.movedToId !== null) return SOLD;
  const { active, placeholders } = await countProducts(db, product.companyId);
  const gate = createGate(state, active - placeholders);
  return gate.isOpen ? null : gate.message;
}

/**
 * Why the product cannot be published: the company has more active products than its plan includes, as after a smaller
 * plan (F147); null otherwise. Nothing is deactivated or deleted: the newest products wait until the company pays
 * for them or deactivates some, and published pages stay. Placeholders do not count.
 */
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
      and(
        eq(products.companyId, companyId),
        eq(products.status, 'active'),
        not(products.placeholder),
        lt(products.id, id),
      ),
    );
  if ((before?.rows ?? 0) < limit) return null;
  const { active, placeholders } = await countProducts(db, companyId);
  const used = active - placeholders;
  const holds = limit === 1 ? '1 product' : `${limit} products`;
  const { holder, more } = limitWords(state);
  const park = `Park ${used - limit} of them`;
  const ways = more
    ? `${park}, then publish this one. ${more}`
    : `${park} or add products to the plan, then publish this one.`;
  const message = `${holder} holds ${holds} and ${used} are active. ${ways}`;
  return new Refusal(403, message, {
    code: 'plan_limit',
    extra: { limit, used, feature: 'products' },
  });
}
