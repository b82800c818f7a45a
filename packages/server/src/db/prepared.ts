/** Statements of the busiest addresses: their text is built once for each database, and PostgreSQL plans them once. */
import type { Database, Queryable } from './database.ts';

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
