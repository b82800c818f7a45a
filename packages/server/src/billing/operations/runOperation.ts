/**
 * Moving money, once: written down before Stripe is asked, alone in its company, with keys that stay the same when it is
 * tried again, and never left in doubt (payments.md 1.5, N11).
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { withinDeadline } from '../stripe/deadline.ts';
import { type StripeFailure, failureOf } from '../stripe/failures.ts';
import { findLease, giveLease, passLease, takeLease } from './leases.ts';
import {
  type AgedRow,
  type OperationRow,
  type Command,
  findByClientKey,
  findLatest,
  findOperation,
  hashOf,
  resumeOperation,
  writeOperation,
  writeOutcome,
} from './operationRows.ts';
import { end, writeOff } from './operationEnd.ts';
import { singleFlight } from './singleFlight.ts';
import { requirePayments } from '../stripe/payments.ts';
import type { BillingServices } from '../stripe/services.ts';
import { syncCompany } from '../sync/sync.ts';

/** What came of a wish. */
export type OperationOutcome<T> =
  /** Done; `isReplay` when an equal wish did it, and then `result` lacks what is secret. */
  | { readonly state: 'done'; readonly result: T; readonly isReplay: boolean }
  /** Stripe said no; nothing has changed. */
  | { readonly state: 'failed'; readonly failure: StripeFailure }
  /** Another wish has the company. */
  | { readonly state: 'busy' }
  /** The client's key belongs to another wish. */
  | { readonly state: 'mismatch' }
  /** Stripe does not answer; what has happened is found out by reading, and the same wish goes on where it stood. */
  | { readonly state: 'unknown' };

/** What `work` has of its operation. */
export interface Operation {
  readonly id: string;
  /** The `Idempotency-Key` of one step: the same whenever this wish is tried again. */
  readonly key: (step: string) => string;
  /** Was it begun before, and what became of it not heard? */
  readonly isResumed: boolean;
}

/** How often an equal wish of another process is looked at, in milliseconds. */
const POLL_MS = 100;

/** How long an answer may take, in milliseconds. */
const WORK_MS = 11_000;

/** An equal wish that comes within this time after the first was done is the same click, in milliseconds. */
const SAME_CLICK_MS = 3000;

/** A wish that was reconciled is taken up again, with its keys, for so long, in milliseconds. */
const AGAIN_MS = 10 * 60 * 1000;

/** A wish in doubt is taken up again for so long: Stripe forgets keys after a day. */
const RESUMED_MS = 23 * 60 * 60 * 1000;

/**
 * Runs `work` as the company's only operation; what it answers must be JSON. It may be run again after a crash or a
 * timeout, so it looks first at what Stripe has.
 * @throws What `work` throws that is not Stripe's, once the operation is written off.
 */
export function runOperation<T>(
  services: BillingServices,
  wish: Command,
  work: (operation: Operation) => Promise<T>,
): Promise<OperationOutcome<T>> {
  return singleFlight(requirePayments(services), `${wish.companyId}:${hashOf(wish)}`, () =>
    // Waiting for others and reading what is in doubt count too: somebody waits for the answer.
    withinDeadline(WORK_MS, () => run(services, wish, work)),
  );
}

async function run<T>(
  services: BillingServices,
  wish: Command,
  work: (operation: Operation) => Promise<T>,
): Promise<OperationOutcome<T>> {
  const begun = await begin(services, wish);
  if ('outcome' in begun) return begun.outcome as OperationOutcome<T>;
  const { isResumed } = begun;
  const { id, attempt } = begun.row;
  const operation: Operation = { id, key: (step) => `${id}:${attempt}:${step}`, isResumed };
  try {
    const result = await work(operation);
    await end(services.db, begun.row, { state: 'done', result });
    return { state: 'done', result, isReplay: false };
  } catch (error) {
    return writeOff(services, begun.row, error);
  }
}

async function begin(services: BillingServices, wish: Command): Promise<Standing> {
  const { db } = services;
  const hash = hashOf(wish);
  const waitsUntil = performance.now() + WORK_MS;
  let awaited: string | null = null;
  for (;;) {
    const answered = awaited === null ? undefined : answerOf(await findOperation(db, awaited));
    if (answered) return { outcome: answered };
    // Looked at first: taking writes, and those who wait would stand in the way of whoever they wait for.
    const seen = await holderOf(db, wish.companyId);
    const standing = seen ? null : await take(services, wish);
    if (standing) return beginWith(services, standing);
    const holder = seen ?? (await holderOf(db, wish.companyId));
    if (holder && holder.paramsHash !== hash) return { outcome: { state: 'busy' } };
    // An equal wish is under way: what it comes to is this one's answer too.
    awaited = holder?.id ?? awaited;
    if (performance.now() > waitsUntil) return { outcome: { state: 'unknown' } };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS * (0.5 + Math.random())));
  }
}

/** Reads at Stripe what has become of an operation in doubt, before anything else is done. */
async function beginWith(services: BillingServices, standing: Standing): Promise<Standing> {
  if ('outcome' in standing || !standing.unconfirmed) return standing;
  const { row, unconfirmed } = standing;
  try {
    await syncCompany(services, row.companyId);
  } catch (error) {
    const outcome = await writeOff(services, row, error);
    return { outcome };
  }
  // One that something follows is left to `reconcileOperations`, which does it.
  if (unconfirmed.id !== row.id && unconfirmed.follows === null) {
    await writeOutcome(services.db, unconfirmed.id, { state: 'reconciled' });
  }
  return standing;
}

type Standing =
  | { readonly outcome: OperationOutcome<unknown> }
  | {
      readonly row: OperationRow;
      readonly isResumed: boolean;
      readonly unconfirmed: OperationRow | null;
    };

/** Takes the company and writes the wish down, both or neither; null while another wish has the company. */
async function take({ db, payments }: BillingServices, wish: Command): Promise<Standing | null> {
  const { mode } = requirePayments({ payments });
  const { companyId } = wish;
  const hash = hashOf(wish);
  return db.transaction(async (tx) => {
    const ticket = randomUUID();
    if (!(await takeLease(tx, companyId, ticket))) return null;
    // Looked at with the lease in hand, so that nobody is between the look and the deed.
    const known = await findByClientKey(tx, wish);
    const latest = await findLatest(tx, companyId, mode);
    const outcome = known
      ? known.paramsHash === hash
        ? answerOf(known)
        : ({ state: 'mismatch' } as const)
      : latest && isSameClick(latest, wish, hash) && answerOf(latest);
    if (outcome) {
      await giveLease(tx, companyId, ticket);
      return { outcome };
    }
    const same = known ?? (latest?.paramsHash === hash && isResumed(latest) ? latest : undefined);
    if (same) await resumeOperation(tx, same.id);
    const row = same ?? (await writeOperation(tx, mode, wish));
    await passLease(tx, companyId, row.id);
    const unconfirmed = latest && isUnconfirmed(latest) ? latest : null;
    return { row, isResumed: same !== undefined, unconfirmed };
  });
}

const isUnconfirmed = ({ state }: OperationRow) => state === 'pending' || state === 'unknown';

const isResumed = (row: AgedRow) =>
  (isUnconfirmed(row) && row.ageMs < RESUMED_MS) ||
  (row.state === 'reconciled' && row.ageMs < AGAIN_MS);

/** Without a key of the client's, or with the same one, a moment later: one click that arrived twice. */
const isSameClick = (row: AgedRow, { clientKey = null }: Command, hash: string) =>
  row.state === 'done' &&
  row.paramsHash === hash &&
  row.clientKey === clientKey &&
  row.ageMs < SAME_CLICK_MS;

/** The answer that is known already; undefined while there is none. */
function answerOf(row: OperationRow | undefined): OperationOutcome<unknown> | undefined {
  if (row?.state === 'done') return { state: 'done', result: row.result, isReplay: true };
  if (row?.state === 'failed') {
    const failure = row.result as StripeFailure | null;
    return { state: 'failed', failure: failure ?? failureOf(null) };
  }
  return undefined;
}

async function holderOf(db: Database, companyId: number): Promise<OperationRow | undefined> {
  const id = await findLease(db, companyId);
  return id === null ? undefined : findOperation(db, id);
}
