/** Operations and leases as rows: an operation is written before Stripe is asked, and again with its outcome. */
import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, exists, getTableColumns, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { canonicalJson } from '@hangtag/contract/rules/canonical';
import type { Queryable } from '../../db/database.ts';
import {
  type OperationState,
  billingLeases,
  billingOperations as operations,
  stripeInvoices,
} from '../../db/schema/billing.ts';
import type { SideEffects, StripeMode } from '../../db/schema/billingJson.ts';
import { timeFromNow } from '../../jobs/queue.ts';

export type OperationRow = typeof operations.$inferSelect;

/** One change that a user asks for. */
export interface Command {
  readonly companyId: number;
  /** Null for the system. */
  readonly userId: number | null;
  /** The kind of operation, e.g. `subscribe`. */
  readonly kind: string;
  /** Commands with equal parameters are equal; no secrets. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The client's `Idempotency-Key`. */
  readonly clientKey?: string | null;
  /** Our own side effects once Stripe accepted the change. */
  readonly sideEffects?: SideEffects;
}

/** Fingerprint of a command's parameters. */
export const hashOf = ({ kind, params }: Command): string =>
  createHash('sha256').update(canonicalJson({ kind, params })).digest('hex');

/** Writes a new operation. */
export async function writeOperation(
  db: Queryable,
  mode: StripeMode,
  command: Command,
): Promise<OperationRow> {
  const { companyId, userId, kind, clientKey = null, sideEffects = null } = command;
  const paramsHash = hashOf(command);
  const [row] = await db
    .insert(operations)
    .values({ id: randomUUID(), companyId, mode, userId, kind, paramsHash, clientKey, sideEffects })
    .returning();
  if (!row) throw new Error('An operation was not written down.');
  return row;
}

/** Begins an operation again; its keys at Stripe stay, and the client's newest key finds it from now on. */
export async function resumeOperation(
  db: Queryable,
  id: string,
  clientKey: string | null,
): Promise<void> {
  await db
    .update(operations)
    .set({
      state: 'pending',
      startedAt: sql`now()`,
      finishedAt: null,
      error: null,
      ...(clientKey !== null && { clientKey }),
    })
    .where(eq(operations.id, id));
}

/** The recorded outcome. */
export interface Outcome {
  readonly state: OperationState;
  readonly result?: unknown;
  readonly error?: string;
  /** Whether Stripe must not repeat what it stored for the current idempotency keys: a 500, or a payment that waits. */
  readonly areKeysSpent?: boolean;
}

/** Whether a result asks for the confirmation of the payer's bank. */
export const isWaiting = (result: unknown): result is { readonly status: 'requires_action' } =>
  typeof result === 'object' &&
  result !== null &&
  'status' in result &&
  result.status === 'requires_action';

/** Records the outcome. */
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

/** Removes client secrets, which open payments: they are read at Stripe again where needed. */
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

/** The equal operation that waits for the payer's bank. */
export async function findWaiting(
  db: Queryable,
  mode: StripeMode,
  command: Command,
): Promise<AgedRow | undefined> {
  const { companyId, paramsHash, state } = operations;
  const isEqual = and(eq(companyId, command.companyId), eq(paramsHash, hashOf(command)));
  const [row] = await db
    .select(aged)
    .from(operations)
    .where(and(isEqual, eq(operations.mode, mode), eq(state, 'waiting')))
    .orderBy(desc(operations.startedAt))
    .limit(1);
  return row;
}

/** Operations whose outcome is to be read, the oldest first: unknown ones, and waiting ones whose invoice is not open any more. */
export async function findUnsettled(db: Queryable, mode: StripeMode): Promise<readonly AgedRow[]> {
  const isOver = exists(
    db
      .select({ one: sql`1` })
      .from(stripeInvoices)
      .where(
        and(
          eq(stripeInvoices.companyId, operations.companyId),
          sql`${stripeInvoices.id} = ${operations.result} ->> 'invoice'`,
          ne(stripeInvoices.status, 'open'),
        ),
      ),
  );
  const isUnknown = inArray(operations.state, ['pending', 'unknown']);
  return db
    .select(aged)
    .from(operations)
    .where(
      and(eq(operations.mode, mode), or(isUnknown, and(eq(operations.state, 'waiting'), isOver))),
    )
    .orderBy(operations.startedAt)
    .limit(200);
}

/** Longer than any operation takes: how long a crashed process keeps its lease, in milliseconds. */
export const LEASE_MS = 25_000;

/** Leases the company for an operation; false while another has it. */
export async function takeLease(
  db: Queryable,
  companyId: number,
  operationId: string,
): Promise<boolean> {
  const taken = await db
    .insert(billingLeases)
    .values({ companyId, operationId, expiresAt: sql`${timeFromNow(LEASE_MS)}` })
    .onConflictDoUpdate({
      target: billingLeases.companyId,
      set: { operationId, expiresAt: sql`${timeFromNow(LEASE_MS)}` },
      setWhere: lt(billingLeases.expiresAt, sql`now()`),
    })
    .returning({ companyId: billingLeases.companyId });
  return taken.length > 0;
}

/** Passes the lease to the operation that it was taken for, within the same transaction. */
export async function transferLease(
  db: Queryable,
  companyId: number,
  operationId: string,
): Promise<void> {
  await db.update(billingLeases).set({ operationId }).where(eq(billingLeases.companyId, companyId));
}

/** Releases the company, unless another operation has leased it by now. */
export async function releaseLease(
  db: Queryable,
  companyId: number,
  operationId: string,
): Promise<void> {
  await db
    .delete(billingLeases)
    .where(and(eq(billingLeases.companyId, companyId), eq(billingLeases.operationId, operationId)));
}

/** The operation that has leased the company; null for none. */
export async function findLease(db: Queryable, companyId: number): Promise<string | null> {
  const [row] = await db
    .select({ operationId: billingLeases.operationId })
    .from(billingLeases)
    .where(and(eq(billingLeases.companyId, companyId), sql`${billingLeases.expiresAt} >= now()`));
  return row?.operationId ?? null;
}
