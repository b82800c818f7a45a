import { getTableName, sql } from 'drizzle-orm';
import { rowsOf } from '../../src/db/rows.ts';
import { schema } from '../../src/db/schema/index.ts';
import type { Services } from '../../src/http/vars.ts';

/** Every row of every table as text, its table's name before it: for what must stand nowhere. */
export async function everyRow(db: Services['db']): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const table of Object.values(schema)) {
    const name = getTableName(table);
    const found: unknown = await db.execute(sql.raw(`select t::text as row from "${name}" t`));
    const rows = rowsOf<{ readonly row: string }>(found).map(({ row }) => row);
    texts.push(...rows.map((row) => `${name} ${row}`));
  }
  return texts;
}
