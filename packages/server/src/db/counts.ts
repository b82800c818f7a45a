/** Counting several things in one reading of a table. */
import { type SQL, sql } from 'drizzle-orm';

/** All rows of a `select`. */
export const countAll = sql<number>`count(*)::int`;

/** The rows of a `select` that fulfil a condition; without one, all of them. */
export const countIf = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`;
