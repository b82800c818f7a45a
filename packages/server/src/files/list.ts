/** The library of a company: its files by filter. */
import { type SQL, and, asc, count, desc, eq, getTableColumns, like, sql } from 'drizzle-orm';
import type { FileListQuery } from '@hangtag/contract/wire/file';
import type * as v from 'valibot';
import type { Queryable } from '../db/database.ts';
import { likePattern } from '../db/normalizeText.ts';
import { files } from '../db/schema/files.ts';
import { fileUse, fileUses } from './fileUses.ts';
import { isInLibrary } from './library.ts';
import { isDuplicate, isUndescribed, isUnused } from './totals.ts';

type FileFilter = v.InferOutput<typeof FileListQuery>;

const narrowed = {
  unused: isUnused,
  undescribed: () => isUndescribed,
  duplicates: isDuplicate,
} as const;

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
    isInLibrary(companyId),
    filter.status && eq(files.status, filter.status),
    filter.type && eq(files.type, filter.type),
    filter.show && narrowed[filter.show](companyId),
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
