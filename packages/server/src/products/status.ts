/** Active, parked or archived (D36): who may be written to, and what becoming active needs. */
import { createGate, editGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/rules/subscription';
import type { ProductStatus } from '@hangtag/contract/wire/product';
import type { Queryable, Transaction } from '../db/database.ts';
import { gateRefusal } from '../policy/gate.ts';
import { Refusal } from '../http/refusal.ts';
import { assertRoomFor } from './create.ts';
import { type ProductRow, countActive } from './queries.ts';

/** What a product that is not active says to whoever wants to edit or publish it. */
export const notEditableMessages: Readonly<Record<ProductStatus, string | null>> = {
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
  const words = notEditableMessages[product.status];
  if (!gate.isOpen) return gateRefusal(gate, { limit: 0, used: 0, feature: 'products' });
  return words === null ? null : new Refusal(403, words);
}

/** 403 unless drafts may be edited and this product is active. */
export function assertEditable(product: ProductRow, state: Subscription): void {
  const closed = notEditableReason(product, state);
  if (closed) throw closed;
}

/** Refuses to make a parked or archived product active while the plan has no room for it. */
export async function assertRestorable(
  tx: Transaction,
  product: ProductRow,
  state: Subscription,
): Promise<void> {
  if (product.status === 'active') return;
  await assertRoomFor(tx, product.companyId, state, 1);
}

/** Why the product cannot become active now, as a sentence; null when it can, or is. */
export async function restoreLockReason(
  db: Queryable,
  product: ProductRow,
  state: Subscription,
): Promise<string | null> {
  if (product.status === 'active') return null;
  const gate = createGate(state, await countActive(db, product.companyId));
  return gate.isOpen ? null : gate.message;
}
