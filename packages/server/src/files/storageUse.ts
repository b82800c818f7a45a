/** What a company's files take, and what its plan stores. */
import { sql } from 'drizzle-orm';
import { storageGate, storageLimit } from '@hangtag/contract/rules/storage';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { Queryable } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { findCompany } from '../policy/companyQueries.ts';
import { assertAllowed } from '../policy/planLimitRefusal.ts';
import { boughtBy } from '../policy/subscription.ts';
import { isInLibrary } from './library.ts';

type Tools = Pick<Services, 'db' | 'now'>;

/** The bytes as they were uploaded; the sizes that pages use are not counted. */
async function bytesOf(db: Queryable, companyId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(isInLibrary(companyId));
  return row?.bytes ?? 0;
}

async function planOf({ db, now }: Tools, companyId: number): Promise<Subscription> {
  const company = await findCompany(db, companyId);
  if (!company) throw notFound();
  return boughtBy(db, company, now());
}

/** What the plan stores, in bytes; null is no limit. */
export const storageLimitOf = async (tools: Tools, companyId: number): Promise<number | null> =>
  storageLimit(await planOf(tools, companyId));

/**
 * Uploads that run at once may each take the last room; the next one is refused.
 * @param added Bytes that come on top. @throws Refusal 403 `plan_limit` when the plan does not store so many.
 */
export async function assertRoom(tools: Tools, companyId: number, added: number): Promise<void> {
  const state = await planOf(tools, companyId);
  const used = await bytesOf(tools.db, companyId);
  const limit = storageLimit(state) ?? 0;
  assertAllowed(storageGate(state, used, added), { limit, used, feature: 'bytes' });
}
