/** Why nothing of a product is put into print now. */
import type { Context } from 'hono';
import { editGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { Refusal } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { stateOf } from '../policy/companyState.ts';
import type { ProductRow } from '../products/queries.ts';
import { notEditableReason } from '../products/status.ts';

/** Why the product's code is not handed out to this person's company now. */
export const issueRefusal = async (c: Context<Vars>, product: ProductRow) =>
  closedReason(product, await stateOf(c));

/** Nothing is put into print without a plan (X9), nor of an archived or sold product; a parked one keeps its page. */
export function closedReason(product: ProductRow, state: Subscription): Refusal | null {
  const isGone = product.status === 'archived' || product.movedToId !== null;
  const isClosed = isGone || !editGate(state).isOpen;
  return isClosed ? notEditableReason(product, state) : null;
}
