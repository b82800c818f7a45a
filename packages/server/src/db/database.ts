/** The database as the rest of the server sees it: PGlite and PostgreSQL look alike from here. */
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { schema } from './schema/index.ts';

type Schema = typeof schema;
type Relations = ExtractTablesWithRelations<Schema>;

/** An open database. */
export type Database = PgDatabase<PgQueryResultHKT, Schema, Relations>;

/** A transaction in it. */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, Relations>;

/** Either: queries take this, so that the caller decides about the transaction. */
export type Queryable = Database | Transaction;
