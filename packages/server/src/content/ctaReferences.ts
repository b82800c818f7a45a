/** References of a draft to the company's calls to action, and whether they hold. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { ctas } from '../db/schema/ctas.ts';
import { type Errors, repeated } from './checkSections.ts';

/**
 * The errors of the ids by their path: unknown ones, and repeats.
 * Locks the known ones, so that none is deleted before the reference is written.
 */
export async function checkCtas(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
  path: string,
): Promise<Errors> {
  if (ids.length === 0) return {};
  const rows = await tx
    .select({ id: ctas.id })
    .from(ctas)
    .where(and(eq(ctas.companyId, companyId), inArray(ctas.id, [...ids]), isNull(ctas.deletedAt)))
    .orderBy(ctas.id)
    .for('share');
  const known = new Set(rows.map(({ id }) => id));
  const errors: Errors = {};
  ids.forEach((id, at) => {
    if (!known.has(id)) errors[`${path}.${at}`] = ['Is not a call to action here.'];
  });
  for (const at of repeated(ids)) errors[`${path}.${at}`] ??= ['Is on the page already.'];
  return errors;
}
