/** The library of a company: its files by filter, and how many there are of each kind. */
import {
  type SQL,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  like,
  sql,
} from 'drizzle-orm';
import type { FileCounts, FileListQuery, FileShow, FileTotals } from '@hangtag/contract/wire/file';
import type * as v from 'valibot';
import { countIf } from '../db/counts.ts';
import type { Queryable } from '../db/database.ts';
import { likePattern } from '../db/normalizeText.ts';
import { files } from '../db/schema/files.ts';
import type { Services } from '../http/vars.ts';
import { storageUse } from './storageUse.ts';
import { fileUse, fileUses } from './fileUses.ts';

type FileFilter = v.InferOutput<typeof FileListQuery>;

/** Files with a body that are neither deleted nor drawn by us. */
const stored = (companyId: number) =>
  and(
    eq(files.companyId, companyId),
    isNotNull(files.storedAt),
    isNull(files.deletedAt),
    isNull(files.placeholder),
  );

/** The conditions of the narrowed lists. */
const conditions = (companyId: number): Readonly<Record<FileShow, SQL>> => ({
  unused: sql`${files.id} not in (select ${fileUse.filesId} from ${fileUses}
    where ${fileUse.companyId} = ${companyId} and ${fileUse.filesId} is not null)`,
  undescribed: sql`(${files.type} = 'image' and not ${files.decorative} and coalesce(${files.alt}, '') = '')`,
  duplicates: sql`${files.sha256} in (select twin.sha256 from files twin
    where twin.company_id = ${companyId} and twin.stored_at is not null
      and twin.deleted_at is null and twin.placeholder is null
    group by twin.sha256 having count(*) > 1)`,
});

type Sort = FileFilter['sort'];

const sorts: Readonly<Record<Sort, { readonly by: SQL; readonly first: 'asc' | 'desc' }>> = {
  recent: { by: sql`${files.createdAt}`, first: 'desc' },
  name: { by: sql`${files.searchText} collate "C"`, first: 'asc' },
  type: { by: sql`${files.type}`, first: 'asc' },
  size: { by: sql`coalesce(${files.bytes}, 0)`, first: 'desc' },
  uses: { by: sql`coalesce(used.places, 0)`, first: 'desc' },
  changed: { by: sql`${files.storedAt}`, first: 'desc' },
  description: { by: sql`coalesce(${files.alt}, '')`, first: 'asc' },
};

/** One order for every page of a list: what is equal follows the newest file. */
function orderBy({ sort, order }: Pick<FileFilter, 'sort' | 'order'>): readonly SQL[] {
  const { by, first } = sorts[sort];
  const isDown = (order ?? first) === 'desc';
  return [isDown ? desc(by) : asc(by), isDown ? desc(files.id) : asc(files.id)];
}

/** How many places use each file of the company. */
const placesByFile = (companyId: number) => sql`(
  select ${fileUse.filesId}, count(distinct (${fileUse.kind}, ${fileUse.ownerId})) as places
  from ${fileUses} where ${fileUse.companyId} = ${companyId} group by 1) as used`;

/** One page of a company's files; those without a body and the drawn placeholders are not listed. */
export async function listFiles(db: Queryable, companyId: number, filter: FileFilter) {
  const matching = and(
    stored(companyId),
    filter.status && eq(files.status, filter.status),
    filter.type && eq(files.type, filter.type),
    filter.show && conditions(companyId)[filter.show],
    filter.tag === undefined ? undefined : sql`${files.tags} ? ${filter.tag}`,
    filter.sha256 === undefined ? undefined : eq(files.sha256, filter.sha256),
    filter.search === '' ? undefined : like(files.searchText, likePattern(filter.search)),
  );
  const found = db.select(getTableColumns(files)).from(files).$dynamic();
  const counted =
    filter.sort === 'uses'
      ? found.leftJoin(placesByFile(companyId), sql`used.files_id = ${files.id}`)
      : found;
  const rows = await counted
    .where(matching)
    .orderBy(...orderBy(filter))
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size);
  const [total] = await db.select({ rows: count() }).from(files).where(matching);
  return { rows, total: total?.rows ?? 0 };
}

/** The figures of all files of a company, and its tags. */
export async function totalsOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  companyId: number,
): Promise<FileTotals> {
  const { all: assetCount, ...counts } = await countFiles(db, companyId);
  const tags = await db
    .select({ name: sql<string>`tag`, count: sql<number>`count(*)::int` })
    .from(files)
    .innerJoin(sql`lateral jsonb_array_elements_text(${files.tags}) as tag`, sql`true`)
    .where(stored(companyId))
    .groupBy(sql`tag`)
    .orderBy(sql`tag`);
  return { assetCount, counts, tags, storage: await storageUse({ db, now }, companyId) };
}

async function countFiles(
  db: Queryable,
  companyId: number,
): Promise<FileCounts & { readonly all: number }> {
  const { unused, undescribed, duplicates } = conditions(companyId);
  const [row] = await db
    .select({
      all: count(),
      unused: countIf(unused),
      undescribed: countIf(undescribed),
      duplicates: countIf(duplicates),
      inactive: countIf(eq(files.status, 'inactive')),
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8`,
    })
    .from(files)
    .where(stored(companyId));
  return row ?? { all: 0, unused: 0, undescribed: 0, duplicates: 0, inactive: 0, bytes: 0 };
}
