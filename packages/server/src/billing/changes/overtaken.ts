/** Whether an order that says nothing of a bill can have been made by what a colleague has changed since (decision 0079). */
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { BillingContext } from '../account/access.ts';
import type { Operation } from '../operations/runOperation.ts';
import { billingOperations as operations } from '../../db/schema/billing.ts';

/**
 * Whether a colleague changed the plan within the last hour, and this user has sent no order since. A refused order counts as sent:
 * its answer showed the bill.
 */
export async function isOvertaken(
  { services: { db }, payments: { mode }, companyId, actor }: BillingContext,
  { id, isResumed }: Operation,
): Promise<boolean> {
  if (isResumed) return false;
  const isOwn = eq(operations.userId, actor.id);
  // A first plan is no change: whoever orders another one knows of it.
  const isChange = and(
    sql`${operations.result} ->> 'status' = 'success'`,
    sql`${operations.sideEffects} ->> 'action' = 'plan.changed'`,
    sql`${operations.finishedAt} > clock_timestamp() - interval '1 hour'`,
  );
  const [latest] = await db
    .select({ userId: operations.userId })
    .from(operations)
    .where(
      and(
        eq(operations.companyId, companyId),
        eq(operations.mode, mode),
        eq(operations.kind, 'subscribe'),
        ne(operations.id, id),
        or(isOwn, isChange),
      ),
    )
    .orderBy(desc(operations.startedAt), desc(operations.id))
    .limit(1);
  return latest !== undefined && latest.userId !== actor.id;
}
