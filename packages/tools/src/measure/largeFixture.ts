/** A large installation for measuring lists. SQL creates the rows, past the server's rules. */
import { sql } from 'drizzle-orm';
import { openDatabase } from '@hangtag/server/db/open';
import type { Config } from '@hangtag/server/config/config';
import { autoAnalyze } from '@hangtag/server/db/autoAnalyze';

/** The sizes. */
export interface LargeFixture {
  readonly companies: number;
  /** Of one company. */
  readonly users: number;
  /** Of the same company. */
  readonly products: number;
  /** Of every user. @default none */
  readonly passwordHash?: string;
}

const surnames = `array['Álvarez','Brown','Çelik','Dubois','Eriksson','Ferrari','García','Hansen','Ito','Jansen','Kowalski','Lindqvist','Müller','Novák','Okafor','Petrov','Quinn','Rossi','Suzuki','Taylor']`;
const things = `array['Olive Oil','Vinegar','Soap','Honey','Mug','Candle','Tea','Chocolate','Jam','Coffee','Towel','Cider','Salt','Pepper','Rug','Lamp','Chair','Notebook']`;

/**
 * Fills a PostgreSQL database, or the embedded one of a data directory whose server does not run.
 *
 * @param companyId The company that gets the rows.
 */
export async function createLargeFixture(
  place: Pick<Config, 'dataDir' | 'databaseUrl'>,
  companyId: number,
  fixture: LargeFixture,
): Promise<void> {
  const database = await openDatabase(place, 'as-is');
  const { db } = database;
  try {
    await db.transaction(async (tx) => {
      // Vacuuming skips pages whose transaction is not on disk yet.
      await tx.execute(sql`set local synchronous_commit = on`);
      await tx.execute(sql`
        insert into companies (name, type, status, theme, created_at)
        select 'Brand ' || n || ' ' || (${sql.raw(surnames)})[1 + n % 20], case n % 3 when 0 then 'free' when 1 then 'basic' else 'pro' end,
          case when n % 9 = 0 then 'Inactive' else 'Active' end,
          '{"ground":"#ffffff","accent":"#1f4d3d","shape":"round","titles":"serif"}', now() - n * interval '1 hour'
        from generate_series(1, ${fixture.companies}) n`);
      await tx.execute(sql`
        insert into users (company_id, email, name, password_hash, role, status, last_login)
        select ${companyId}, 'person' || n || '@crowd.example', 'Person ' || n || ' ' || (${sql.raw(surnames)})[1 + n % 20],
          ${fixture.passwordHash ?? null}::text, case when n % 50 = 0 then 'Admin' else 'User' end, case when n % 11 = 0 then 'Pending' else 'Active' end,
          case when n % 11 = 0 then null else now() - n * interval '1 minute' end
        from generate_series(1, ${fixture.users}) n`);
      await tx.execute(sql`
        insert into products (company_id, name, model, content, code, search_text, published, publish_date, content_saved_date)
        select ${companyId}, name, model, '{"schemaVersion":1,"title":"","headers":[],"currentHeaderId":null,"sections":[],"ctas":[],"locales":["en"],"defaultLocale":"en"}',
          'c' || lpad(n::text, 9, '0'), lower(name) || chr(10) || lower(model) || chr(10), false, null, now() - n * interval '1 minute'
        from (
          select n, (${sql.raw(things)})[1 + n % 18] || ' ' || n as name, 'CR-' || lpad(n::text, 6, '0') as model
          from generate_series(1, ${fixture.products}) n
        ) made`);
    });
    // The running server does this within the hour.
    await autoAnalyze(db);
  } finally {
    await database.close();
  }
}
