/** Audit entries of products: creation, publishing and status changes, never autosaves. */
import { type AuditContext, record } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import type { AuditFields } from '../db/schema/audit.ts';
import type { ProductRow } from './queries.ts';

interface Change {
  readonly before?: AuditFields;
  readonly after?: AuditFields;
}

/** Writes one row about a product. @param verb E.g. `published`. */
export async function recordProduct(
  tx: Transaction,
  { actor, now }: AuditContext,
  { companyId, id, name, model }: Pick<ProductRow, 'companyId' | 'id' | 'name' | 'model'>,
  verb: string,
  change: Change = {},
): Promise<void> {
  await record(tx, {
    companyId,
    actor,
    action: `product.${verb}`,
    subject: `product:${id}`,
    subjectName: name || model,
    ...change,
    at: now(),
  });
}

/** What a status is called once it was set. */
export const statusVerbs = {
  active: 'activated',
  inactive: 'parked',
  archived: 'archived',
} as const;
