/** What a change still lacked when its process died after Stripe had taken it: products, the company's log. */
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import type { Actor, Services } from '../../http/vars.ts';
import { findCustomer } from '../sync/customers.ts';
import type { OperationRow } from '../operations/operationRows.ts';
import { requirePayments } from '../stripe/payments.ts';
import { OPERATION } from './changeItems.ts';
import type { ChangeResult } from './changeTypes.ts';
import { completeChange } from './completeChange.ts';
import { idOf, readLive } from './stripeSubscription.ts';

/** Does what follows the operation, where Stripe took it; null where it did not, or where nothing follows. */
export async function resumeSideEffects(
  services: Services,
  { id, companyId, userId, follows }: OperationRow,
): Promise<ChangeResult | null> {
  if (follows === null) return null;
  const payments = requirePayments(services);
  const customer = await findCustomer(services.db, companyId, payments.mode);
  if (!customer?.customerId) return null;
  const { current } = await readLive(payments, customer.customerId);
  if (!current || current.metadata[OPERATION] !== id) return null;
  const actor = await actorOf(services, userId, companyId);
  // Nobody stands behind it any more; what is missing can be done by hand.
  if (!actor) return null;
  const context = { services, payments, actor, companyId, clientKey: null };
  return completeChange(
    context,
    follows,
    follows.action,
    follows.what,
    idOf(current.latest_invoice),
  );
}

async function actorOf(
  { db }: Services,
  userId: number | null,
  companyId: number,
): Promise<Actor | null> {
  if (userId === null) return null;
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) return null;
  const { id, role, status, email, name } = row;
  return { id, companyId, role, status, email, name };
}
