/** How many files of each kind a library has, and what a change of some files adds to that. */
import { type SQL, and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { totalsChangeOf } from '@hangtag/contract/rules/fileTotals';
import type { FileTotals, FileTotalsChange } from '@hangtag/contract/wire/file';
import { countIf } from '../db/counts.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import type { Services } from '../http/vars.ts';
import { fileUse, fileUses } from './fileUses.ts';
import { isInLibrary } from './library.ts';
import { storageLimitOf } from './storageUse.ts';

/** Names the lock of a library among the advisory ones; the second key is its company. */
const LIBRARY_LOCK = 0x68_61_67;

type Ids = readonly number[];

/** Nothing refers to it. @param ids Looks only at the uses of these files. */
export const isUnused = (companyId: number, ids?: Ids): SQL => sql`${files.id} not in (
  select ${fileUse.filesId} from ${fileUses} where ${fileUse.companyId} = ${companyId}
    and ${ids ? inArray(fileUse.filesId, [...ids]) : isNotNull(fileUse.filesId)})`;

/** A picture that nobody described or called decorative. */
export const isUndescribed = sql`(${files.type} = 'image' and not ${files.decorative} and coalesce(${files.alt}, '') = '')`;

/** The library has another file of the same content. */
export const isDuplicate = (companyId: number): SQL => sql`${files.sha256} in (
  select twin.sha256 from files twin
  where twin.company_id = ${companyId} and twin.stored_at is not null
    and twin.deleted_at is null and twin.placeholder is null
  group by twin.sha256 having count(*) > 1)`;

/** The figures of all files of a company, and its tags. */
export async function totalsOf(
  tools: Pick<Services, 'db' | 'now'>,
  companyId: number,
): Promise<FileTotals> {
  const { storage, ...figures } = await figuresOf(tools.db, companyId);
  const limit = await storageLimitOf(tools, companyId);
  return { ...figures, storage: { ...storage, limit } };
}

/**
 * Changes some files and answers what that adds to the figures, which costs the same in every library. Changes of one
 * library wait for each other, so that each counts from what the one before left.
 * @param ids Files whose figures may change.
 */
export async function withTotalsChange<T>(
  tx: Transaction,
  companyId: number,
  ids: Ids,
  change: () => Promise<T>,
): Promise<{ readonly result: T; readonly totalsChange: FileTotalsChange }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LIBRARY_LOCK}, ${companyId})`);
  const before = await figuresOf(tx, companyId, ids);
  const result = await change();
  const after = await figuresOf(tx, companyId, ids);
  return { result, totalsChange: totalsChangeOf(before, after) };
}

/** @param ids Counts these files, with all duplicates of their content; absent, the whole library. */
async function figuresOf(db: Queryable, companyId: number, ids?: Ids): Promise<FileTotalsChange> {
  const some = and(isInLibrary(companyId), ids && inArray(files.id, [...ids]));
  const bytesOf = (type: string) =>
    sql<number>`coalesce(sum(${files.bytes}) filter (where ${files.type} = ${type}), 0)::float8`;
  const [row] = await db
    .select({
      assetCount: count(),
      unused: countIf(isUnused(companyId, ids)),
      undescribed: countIf(isUndescribed),
      inactive: countIf(eq(files.status, 'inactive')),
      image: bytesOf('image'),
      movie: bytesOf('movie'),
      pdf: bytesOf('pdf'),
    })
    .from(files)
    .where(some);
  const tags = await db
    .select({ name: sql<string>`tag`, count: sql<number>`count(*)::int` })
    .from(files)
    .innerJoin(sql`lateral jsonb_array_elements_text(${files.tags}) as tag`, sql`true`)
    .where(some)
    .groupBy(sql`tag`)
    .orderBy(sql`tag`);
  const { assetCount = 0, unused = 0, undescribed = 0, inactive = 0 } = row ?? {};
  const { image = 0, movie = 0, pdf = 0 } = row ?? {};
  const bytes = image + movie + pdf;
  const duplicates = await countDuplicates(db, companyId, ids);
  return {
    assetCount,
    counts: { unused, undescribed, duplicates, inactive, bytes },
    tags,
    storage: { used: bytes, byType: { image, movie, pdf } },
  };
}

async function countDuplicates(db: Queryable, companyId: number, ids?: Ids): Promise<number> {
  const contents =
    ids &&
    db
      .select({ of: files.sha256 })
      .from(files)
      .where(inArray(files.id, [...ids]));
  const same = db
    .select({ twins: count().as('twins') })
    .from(files)
    .where(
      and(
        isInLibrary(companyId),
        isNotNull(files.sha256),
        contents && inArray(files.sha256, contents),
      ),
    )
    .groupBy(files.sha256)
    .as('same');
  const [row] = await db
    .select({
      all: sql<number>`coalesce(sum(${same.twins}) filter (where ${same.twins} > 1), 0)::int`,
    })
    .from(same);
  return row?.all ?? 0;
}
