/** What a company's files take, and what its plan stores. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { storageGate, storageLimit } from '@hangtag/contract/rules/storage';
import type { FileTotals } from '@hangtag/contract/wire/file';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { Queryable } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { findCompany } from '../policy/companyQueries.ts';
import { assertAllowed } from '../policy/planLimits.ts';
import { boughtBy } from '../policy/subscription.ts';

type Tools = Pick<Services, 'db' | 'now'>;

/** The bytes of each kind as they were uploaded; the sizes that pages use are not counted. */
async function bytesByType(db: Queryable, companyId: number) {
  const rows = await db
    .select({ type: files.type, bytes: sql<number>`sum(${files.bytes})::float8` })
    .from(files)
    .where(
      and(
        eq(files.companyId, companyId),
        isNotNull(files.storedAt),
        isNull(files.deletedAt),
        isNull(files.placeholder),
      ),
    )
    .groupBy(files.type);
  const of = (type: string) => rows.find((row) => row.type === type)?.bytes ?? 0;
  return { image: of('image'), movie: of('movie'), pdf: of('pdf') };
}

async function planOf({ db, now }: Tools, companyId: number): Promise<Subscription> {
  const company = await findCompany(db, companyId);
  if (!company) throw notFound();
  return boughtBy(db, company, now());
}

const sum = (byType: Readonly<Record<string, number>>) =>
  Object.values(byType).reduce((total, bytes) => total + bytes, 0);

/** What is stored, by kind, and the plan's limit. */
export async function storageUse(tools: Tools, companyId: number): Promise<FileTotals['storage']> {
  const byType = await bytesByType(tools.db, companyId);
  const state = await planOf(tools, companyId);
  return { used: sum(byType), limit: storageLimit(state), byType };
}

/**
 * Uploads that run at once may each take the last room; the next one is refused.
 * @param added Bytes that come on top. @throws Refusal 403 `plan_limit` when the plan does not store so many.
 */
export async function assertRoom(tools: Tools, companyId: number, added: number): Promise<void> {
  const state = await planOf(tools, companyId);
  const used = sum(await bytesByType(tools.db, companyId));
  const limit = storageLimit(state) ?? 0;
  assertAllowed(storageGate(state, used, added), { limit, used, feature: 'bytes' });
}
