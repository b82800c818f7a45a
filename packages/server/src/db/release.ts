/** Which tables this release has, whether a database has the same, and which releases may serve side by side. */
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { OperatorProblem } from '../config/operatorProblem.ts';
import type { Database } from './database.ts';
import { installation } from './schema/platform.ts';

/**
 * How many migrations a release must have to serve beside this one: all up to the last that took something away from
 * older releases, 0044. Those after it only add.
 */
export const OLDEST_BESIDE = 45;

/** Key of the installation's row with the largest `OLDEST_BESIDE` of the releases that have migrated it. */
const OLDEST_KEY = 'oldest-release';

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

/** Older processes serve from the database, and a migration would take away what they use. */
export class OlderProcesses extends OperatorProblem {
  constructor(migrationsOfOldest: number) {
    super(
      `Processes of an older release (migration ${migrationsOfOldest}) still serve from this database, and cannot serve beside this release. Stop them all, then start this one.`,
    );
    this.name = 'OlderProcesses';
  }
}

/** What a serving process calls itself at the database: the number tells its release. */
export const servingName = (): string => `hangtag ${migrations().length}`;

/**
 * What this release does to a database before it is used: `migrate` it, or take it `as it is`, because a newer release
 * has migrated it and left everything that this one uses. Only a server does the latter; commands want their own release.
 * @throws NewerDatabase when a newer release has taken away what this one uses, or a command asks.
 * @throws OlderProcesses when processes serve that cannot do so beside this release.
 */
export async function howToOpen(db: Database, isServer: boolean): Promise<'migrate' | 'as it is'> {
  const done = await countMigrations(db);
  if (done > migrations().length) {
    const [oldest] = await db.select().from(installation).where(eq(installation.key, OLDEST_KEY));
    const isServed = oldest !== undefined && Number(oldest.value) <= migrations().length;
    if (!isServer || !isServed) throw new NewerDatabase(done);
    return 'as it is';
  }
  const serving = await db.execute(
    sql`select min(substring(application_name from '^hangtag (\\d+)$')::int) as oldest from pg_stat_activity where datname = current_database()`,
  );
  const { rows } = serving as unknown as { rows: readonly { oldest: number | null }[] };
  const oldest = rows[0]?.oldest ?? OLDEST_BESIDE;
  if (oldest < OLDEST_BESIDE) throw new OlderProcesses(oldest);
  return 'migrate';
}

/** Writes down, after migrating, which older releases may still serve. */
export async function writeOldestBeside(db: Database): Promise<void> {
  await db
    .insert(installation)
    .values({ key: OLDEST_KEY, value: OLDEST_BESIDE })
    .onConflictDoUpdate({
      target: installation.key,
      set: { value: OLDEST_BESIDE },
      setWhere: sql`(${installation.value} #>> '{}')::int < ${OLDEST_BESIDE}`,
    });
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
