/** Which tables this release has, and whether a database has the same. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { OperatorProblem } from '../config/operatorProblem.ts';
import type { Database } from './database.ts';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

function migrations(): readonly string[] {
  const file = new URL('./migrations/meta/_journal.json', import.meta.url);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  return entries.map(({ tag }) => tag);
}

/** Name of the last migration, e.g. `0001_publishing`. */
export const latestMigration = (): string => migrations().at(-1) ?? '';

const lastOfThis = (): string => `migration ${migrations().length} (${latestMigration()})`;

/** There is nothing to look at: no database, or one without tables. */
export class NoInstallation extends OperatorProblem {
  /** @param place The data directory, or the database. */
  constructor(place: string) {
    super(
      `There is no installation in ${place}. Set DATA_DIR or DATABASE_URL as its server has them.`,
    );
    this.name = 'NoInstallation';
  }
}

/** The database was migrated by an older release only. */
export class OlderDatabase extends OperatorProblem {
  constructor(done: number) {
    super(
      `The database is at migration ${done}, of an older release; this release ends at ${lastOfThis()}. Use the release that serves it, or start this one once.`,
    );
    this.name = 'OlderDatabase';
  }
}

/** The database was migrated by a newer release. */
export class NewerDatabase extends OperatorProblem {
  constructor(done: number) {
    super(
      `The database is at migration ${done}, of a newer release; this release ends at ${lastOfThis()}. Start the newer release, or restore the archive from before the upgrade.`,
    );
    this.name = 'NewerDatabase';
  }
}

/** @throws NewerDatabase when the database has migrations that this release does not know. */
export async function refuseNewerDatabase(db: Database): Promise<void> {
  const done = await countMigrations(db);
  if (done > migrations().length) throw new NewerDatabase(done);
}

/**
 * Looks, and changes nothing.
 * @throws NoInstallation, OlderDatabase or NewerDatabase when the database has not exactly this release's migrations.
 */
export async function requireThisRelease(db: Pick<Database, 'execute'>): Promise<void> {
  const done = await countMigrations(db);
  if (done === 0) throw new NoInstallation('the database');
  if (done < migrations().length) throw new OlderDatabase(done);
  if (done > migrations().length) throw new NewerDatabase(done);
}

/** Zero for a database without tables, which belongs to no release yet. */
async function countMigrations(db: Pick<Database, 'execute'>): Promise<number> {
  const answer = db.execute(sql`select count(*)::int as done from drizzle.__drizzle_migrations`);
  const { rows } = (await answer.catch(() => ({ rows: [] }))) as unknown as {
    rows: readonly { done: number }[];
  };
  return rows[0]?.done ?? 0;
}
