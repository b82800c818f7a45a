/** Statements of the busiest addresses: their text is built once for each database, and PostgreSQL plans them once. */
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';

/**
 * A list that a prepared statement reads from, each entry as `askedKey`. It is cut off at its own length, which changes
 * nothing but PostgreSQL's guess of it: of ten entries, which it takes for an unknown list, one plan for all lists looks
 * dearer than planning anew for each, and planning takes longer than reading.
 */
export const askedKeys = sql`(
  select unnest(${sql.placeholder('keys')}::text[]) as key limit ${sql.placeholder('count')}::int) as asked`;

/** An entry of `askedKeys`. */
export const askedKey = sql<string>`asked.key`;

/** The values of a statement that reads from `askedKeys`. */
export const ofKeys = (keys: readonly string[]) => ({ keys, count: keys.length });

/**
 * A statement with placeholders, for every database that asks for it.
 * @param build Ends in `prepare`, with a name that no other statement has.
 */
export function prepared<Statement>(
  build: (db: Database) => Statement,
): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    // Reading statements are built alike in a transaction and outside of one.
    const statement = build(db as Database);
    built.set(db, statement);
    return statement;
  };
}
