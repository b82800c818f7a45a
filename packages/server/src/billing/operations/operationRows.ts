/** Operations as they are written down: before Stripe is asked, and when it is known what came of it (N11). */
import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { canonicalJson } from '@hangtag/contract/rules/canonical';
import type { Queryable } from '../../db/database.ts';
import { type OperationState, billingOperations as operations } from '../../db/schema/billing.ts';
import type { SideEffects } from './sideEffects.ts';
import type { StripeMode } from '../../db/schema/stripeMode.ts';

export type OperationRow = typeof operations.$inferSelect;

/** What somebody wishes. */
export interface Command {
  readonly companyId: number;
  /** Null for the system. */
  readonly userId: number | null;
  /** What it is, e.g. `subscribe`. */
  readonly kind: string;
  /** Everything that makes it another wish when it differs; no secrets. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The client's `Idempotency-Key`, if it sent one. */
  readonly clientKey?: string | null;
  /** What is ours to do once Stripe took it. */
  readonly sideEffects?: SideEffects;
}

/** Fingerprint of a wish's parameters. */
export const hashOf = ({ kind, params }: Command): string =>
  createHash('sha256').update(canonicalJson({ kind, params })).digest('hex');

/** Writes a wish down. */
export async function writeOperation(
  db: Queryable,
  mode: StripeMode,
  wish: Command,
): Promise<OperationRow> {
  const { companyId, userId, kind, clientKey = null, sideEffects: follows = null } = wish;
  const paramsHash = hashOf(wish);
  const [row] = await db
    .insert(operations)
    .values({ id: randomUUID(), companyId, mode, userId, kind, paramsHash, clientKey, follows })
    .returning();
  if (!row) throw new Error('An operation was not written down.');
  return row;
}

/** Takes a wish up again; its keys stay. */
export async function resumeOperation(db: Queryable, id: string): Promise<void> {
  await db
    .update(operations)
    .set({ state: 'pending', startedAt: sql`now()`, finishedAt: null, error: null })
    .where(eq(operations.id, id));
}

/** What came of an operation. */
export interface Outcome {
  readonly state: OperationState;
  readonly result?: unknown;
  readonly error?: string;
  /** Stripe keeps an answer of 500 for the keys so far. */
  readonly areKeysSpent?: boolean;
}

/** Writes down what came of it. */
export async function writeOutcome(
  db: Queryable,
  id: string,
  { state, result, error, areKeysSpent = false }: Outcome,
): Promise<void> {
  await db
    .update(operations)
    .set({
      state,
      error: error ?? null,
      ...(result !== undefined && { result: withoutSecrets(result) }),
      ...(areKeysSpent && { attempt: sql`${operations.attempt} + 1` }),
      finishedAt: sql`now()`,
    })
    .where(eq(operations.id, id));
}

/** Client secrets open payments: whoever needs one again asks Stripe for it. */
export function withoutSecrets(result: unknown): unknown {
  const text = JSON.stringify(result) as string | undefined;
  if (text === undefined) return null;
  return JSON.parse(text.replaceAll(/"[a-z]+_[A-Za-z0-9]+_secret_[^"]*"/g, 'null')) as unknown;
}

/** A row, and how long ago it began or ended, in milliseconds by the database's clock. */
export type AgedRow = OperationRow & { readonly ageMs: number };

const aged = {
  ...getTableColumns(operations),
  ageMs: sql<number>`(extract(epoch from clock_timestamp() - coalesce(${operations.finishedAt}, ${operations.startedAt})) * 1000)::float8`,
};

/** One operation. */
export async function findOperation(db: Queryable, id: string): Promise<AgedRow | undefined> {
  const [row] = await db.select(aged).from(operations).where(eq(operations.id, id));
  return row;
}

/** The company's last operation. */
export async function findLatest(
  db: Queryable,
  companyId: number,
  mode: StripeMode,
): Promise<AgedRow | undefined> {
  const [row] = await db
    .select(aged)
    .from(operations)
    .where(and(eq(operations.companyId, companyId), eq(operations.mode, mode)))
    .orderBy(desc(operations.startedAt), desc(operations.id))
    .limit(1);
  return row;
}

/** The operation that a client's key was used for. */
export async function findByClientKey(
  db: Queryable,
  { companyId, kind, clientKey }: Command,
): Promise<AgedRow | undefined> {
  if (!clientKey) return undefined;
  const { companyId: company, kind: kindOf, clientKey: key } = operations;
  const [row] = await db
    .select(aged)
    .from(operations)
    .where(and(eq(company, companyId), eq(kindOf, kind), eq(key, clientKey)));
  return row;
}

/** Those in doubt, the oldest first. */
export async function findUnconfirmed(
  db: Queryable,
  mode: StripeMode,
): Promise<readonly AgedRow[]> {
  return db
    .select(aged)
    .from(operations)
    .where(and(eq(operations.mode, mode), inArray(operations.state, ['pending', 'unknown'])))
    .orderBy(operations.startedAt)
    .limit(200);
}
