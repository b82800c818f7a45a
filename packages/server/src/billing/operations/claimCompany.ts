/** Leases a company for one operation, or answers from an equal one: the same key, the same click, the same command under way. */
import { randomUUID } from 'node:crypto';
import {
  type AgedRow,
  type Command,
  type OperationRow,
  findByClientKey,
  findLatest,
  findLease,
  findOperation,
  findWaiting,
  hashOf,
  releaseLease,
  resumeOperation,
  takeLease,
  transferLease,
  writeOperation,
} from './operationRows.ts';
import { type StripeFailure, failureOf } from '../stripe/failures.ts';
import { requirePayments } from '../stripe/payments.ts';
import type { BillingServices } from '../stripe/services.ts';
import type { Database } from '../../db/database.ts';

/** The outcome of an operation. */
export type OperationOutcome<T> =
  /** Done; `isReplay` when an equal command did it, and then `result` lacks what is secret. */
  | { readonly state: 'done'; readonly result: T; readonly isReplay: boolean }
  /** Stripe refused it; nothing has changed. */
  | { readonly state: 'failed'; readonly failure: StripeFailure }
  /** Another command has the company. */
  | { readonly state: 'busy' }
  /** The client's key belongs to another command. */
  | { readonly state: 'mismatch' }
  /** Stripe does not answer; the outcome is read later, and the same command continues. */
  | { readonly state: 'unknown' };

/** The longest time for an answer, in milliseconds, including waiting and reading unconfirmed operations. */
export const WORK_MS = 11_000;

/** The leased company and the written operation; or the outcome that is known without any. */
export type Claim =
  | { readonly outcome: OperationOutcome<unknown> }
  | {
      readonly row: OperationRow;
      /** Whether an earlier try of it has no known outcome. */
      readonly isResumed: boolean;
      /** The company's last operation, where its outcome is not known. */
      readonly unconfirmed: OperationRow | null;
    };

/** The polling interval for an equal command of another process, in milliseconds. */
const POLL_MS = 100;

/** Waits for an equal command of another process, and shares its outcome; a different one returns busy. */
export async function claimCompany(services: BillingServices, command: Command): Promise<Claim> {
  const { db } = services;
  const hash = hashOf(command);
  const waitsUntil = performance.now() + WORK_MS;
  let awaited: string | null = null;
  for (;;) {
    const answered = awaited === null ? undefined : answerOf(await findOperation(db, awaited));
    if (answered) return { outcome: answered };
    // Reads before it takes: waiting requests must not hold the row lock that the running one needs (deadlock).
    const seen = await leaseholderOf(db, command.companyId);
    const claim = seen ? null : await takeCompany(services, command);
    if (claim) return claim;
    const holder = seen ?? (await leaseholderOf(db, command.companyId));
    if (holder && holder.paramsHash !== hash) return { outcome: { state: 'busy' } };
    awaited = holder?.id ?? awaited;
    if (performance.now() > waitsUntil) return { outcome: { state: 'unknown' } };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS * (0.5 + Math.random())));
  }
}

/** Leases the company and writes the operation down, both or neither; null while another operation has the lease. */
async function takeCompany(
  { db, payments }: BillingServices,
  command: Command,
): Promise<Claim | null> {
  const { mode } = requirePayments({ payments });
  const { companyId } = command;
  const hash = hashOf(command);
  return db.transaction(async (tx) => {
    const ticket = randomUUID();
    if (!(await takeLease(tx, companyId, ticket))) return null;
    // Checked inside the transaction, so no other request can change it in between.
    const known = await findByClientKey(tx, command);
    const latest = await findLatest(tx, companyId, mode);
    const outcome = known
      ? known.paramsHash === hash
        ? answerOf(known)
        : ({ state: 'mismatch' } as const)
      : latest && isSameClick(latest, command, hash) && answerOf(latest);
    if (outcome) {
      await releaseLease(tx, companyId, ticket);
      return { outcome };
    }
    const same =
      known ??
      (await findWaiting(tx, mode, command)) ??
      (latest?.paramsHash === hash && isResumable(latest) ? latest : undefined);
    if (same) await resumeOperation(tx, same.id, command.clientKey ?? null);
    const row = same ?? (await writeOperation(tx, mode, command));
    await transferLease(tx, companyId, row.id);
    const unconfirmed = latest && isUnconfirmed(latest) ? latest : null;
    return { row, isResumed: same !== undefined && same.state !== 'waiting', unconfirmed };
  });
}

/** A reconciled command is taken up again, with its keys, for so long, in milliseconds. */
const AGAIN_MS = 10 * 60 * 1000;

/** An unconfirmed command is taken up again for so long, in milliseconds: Stripe forgets keys after a day. */
const RESUMED_MS = 23 * 60 * 60 * 1000;

/** An equal command that comes within this time after the first was done is the same click, in milliseconds. */
const SAME_CLICK_MS = 3000;

const isUnconfirmed = ({ state }: OperationRow) => state === 'pending' || state === 'unknown';

const isResumable = (row: AgedRow) =>
  (isUnconfirmed(row) && row.ageMs < RESUMED_MS) ||
  (row.state === 'reconciled' && row.ageMs < AGAIN_MS);

/** Without a key of the client's, or with the same one, a moment later: one click that arrived twice. */
const isSameClick = (row: AgedRow, { clientKey = null }: Command, hash: string) =>
  row.state === 'done' &&
  row.paramsHash === hash &&
  row.clientKey === clientKey &&
  row.ageMs < SAME_CLICK_MS;

/** The recorded outcome; undefined while there is none: one that waits for the bank is looked at again. */
function answerOf(row: OperationRow | undefined): OperationOutcome<unknown> | undefined {
  if (row?.state === 'done') return { state: 'done', result: row.result, isReplay: true };
  if (row?.state === 'failed') {
    const failure = row.result as StripeFailure | null;
    return { state: 'failed', failure: failure ?? failureOf(null) };
  }
  return undefined;
}

async function leaseholderOf(db: Database, companyId: number): Promise<OperationRow | undefined> {
  const id = await findLease(db, companyId);
  return id === null ? undefined : findOperation(db, id);
}
