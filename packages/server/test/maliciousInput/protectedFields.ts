/** What nobody may set by writing its name into a request: every column there is, and the words of rights. */
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { schema } from '../../src/db/schema/index.ts';
import { refusedFields } from '../../src/http/unsupportedFields.ts';

/** Nothing else in the database says this. */
export const MARK = 'mass-assigned';

/** Names of no column that a careless server might still believe. */
const words = ['isAdmin', 'isSuperadmin', 'permissions', 'can', 'actor', 'userId', 'owner', 'plan'];

/** Names of all columns, as the server writes them and as the database does. */
export const protectedNames: readonly string[] = [
  // A column of the log is named like a field that calls refuse, which `schedule.test.ts` proves.
  ...new Set(
    Object.values(schema).flatMap((table) =>
      Object.entries(getTableColumns(table)).flatMap(([name, column]) => [name, column.name]),
    ),
  ).difference(new Set<string>(refusedFields)),
  ...words,
];

/** `body` with the mark under every protected name that it does not use itself. */
export function withMarks(body: unknown): Record<string, unknown> {
  const own = typeof body === 'object' && body !== null ? body : {};
  const marks = protectedNames.filter((name) => !(name in own)).map((name) => [name, MARK]);
  return { ...Object.fromEntries(marks), ...own };
}

/** The same in every object within. */
export function withMarksInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMarksInside);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([key, each]) => [key, withMarksInside(each)]);
  return withMarks(Object.fromEntries(inside));
}

/** Counts the rows with the mark in each table; the tables stay the same. */
let search: Promise<string> | undefined;

async function searchOf(db: Database): Promise<string> {
  const tables = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  return rowsOf<{ readonly name: string }>(tables)
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*)::int from "${name}" t where t::text like '%${MARK}%'`,
    )
    .join(' union all ');
}

/** Tables in which the mark stands, and in how many rows. */
export async function markedTables(db: Database): Promise<readonly string[]> {
  search ??= searchOf(db);
  const found: unknown = await db.execute(sql.raw(await search));
  return (found as { rows: readonly { name: string; count: number }[] }).rows
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name}: ${count}`)
    .toSorted();
}
