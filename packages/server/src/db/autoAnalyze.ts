/** Replaces autovacuum's analyze for the embedded database, which has no such process. */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './rows.ts';

/** Changed rows, and their share of a table, that trigger a new analyze: PostgreSQL's own defaults. */
const [CHANGED_ROWS, CHANGED_SHARE] = [50, 0.1];

/**
 * Reclaims the space of deleted rows, updates the visibility map for index-only scans, and refreshes the statistics that
 * the planner reads. One table at a time, so that requests run in between.
 */
export async function autoAnalyze(db: Database): Promise<void> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const tables = rowsOf<{ name: string; needsAnalyze: boolean }>(
    await db.execute(sql`
      select quote_ident(c.relname) as name,
        c.reltuples < 0 or s.n_mod_since_analyze > ${CHANGED_ROWS}::int + ${CHANGED_SHARE}::float8 * greatest(c.reltuples, 0) as "needsAnalyze"
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.schemaname = 'public'
      order by c.relname`),
  );
  for (const { name, needsAnalyze } of tables) {
    await db.execute(sql.raw(`vacuum ${needsAnalyze ? '(analyze) ' : ''}${name}`));
  }
}
