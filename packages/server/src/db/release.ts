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

/** The database belongs to another release. */
export class OtherRelease extends OperatorProblem {
  constructor() {
    super(
      `The database is not at ${latestMigration()}, as this release is. Use the release that serves it, or start this one once.`,
    );
    this.name = 'OtherRelease';
  }
}

/** The database was migrated by a newer release. */
export class NewerDatabase extends OperatorProblem {
  constructor(done: number) {
    super(
      `The database is at migration ${done}, of a newer release; this release ends at migration ${migrations().length} (${latestMigration()}). Start the newer release, or restore the archive from before the upgrade.`,
    );
    this.name = 'NewerDatabase';
  }
}

/** @throws NewerDatabase when the database has migrations that this release does not know. */
export async function refuseNewerDatabase(db: Database): Promise<void> {
  const done = await countMigrations(db);
  if (done > migrations().length) throw new NewerDatabase(done);
}

/** Looks, and changes nothing. @throws OtherRelease when the database has fewer migrations, or more. */
export async function requireThisRelease(db: Database): Promise<void> {
  if ((await countMigrations(db)) !== migrations().length) throw new OtherRelease();
}

/** Zero for a database without tables, which belongs to no release yet. */
async function countMigrations(db: Database): Promise<number> {
  const answer = db.execute(sql`select count(*)::int as done from drizzle.__drizzle_migrations`);
  const { rows } = (await answer.catch(() => ({ rows: [] }))) as unknown as {
    rows: readonly { done: number }[];
  };
  return rows[0]?.done ?? 0;
}
