/**
 * The pipeline of every call that moves money (payments.md 1.5, N11), from top to bottom: check the request, lease the company and
 * write the operation down, send it to Stripe within the deadline, do the side effects, record the outcome, answer. An operation
 * keeps its idempotency keys when it is tried again, so it takes effect at most once.
 */
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { BillingContext } from '../account/access.ts';
import {
  type AgedRow,
  type Command,
  type OperationRow,
  type Outcome,
  findByClientKey,
  findLatest,
  findLease,
  findOperation,
  hashOf,
  releaseLease,
  resumeOperation,
  takeLease,
  transferLease,
  withoutSecrets,
  writeOperation,
  writeOutcome,
} from './operationRows.ts';
import {
  type StripeFailure,
  STRIPE_SILENT,
  failureOf,
  meaningOf,
  orUnavailable,
} from '../stripe/failures.ts';
import { type Payments, requirePayments } from '../stripe/payments.ts';
import type { BillingServices } from '../stripe/services.ts';
import { withinDeadline } from '../stripe/transport.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import type { Database } from '../../db/database.ts';
import type { SideEffects } from '../../db/schema/billingJson.ts';
import { Refusal, invalid } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';

/** What `send` has of its operation. */
export interface Operation {
  readonly id: string;
  /** The `Idempotency-Key` of one step: the same whenever this command is tried again. */
  readonly key: (step: string) => string;
  /** Did an earlier try begin without its outcome becoming known? */
  readonly isResumed: boolean;
}

/** The steps that one kind of call brings. */
interface Steps<Order, Sent, Result> extends Pick<Command, 'kind' | 'params'> {
  /** Reads the order from the request, before any money moves. @throws Refusal */
  readonly check: () => Promise<Order>;
  /** What is ours to do once Stripe took the order; written down with the operation, so that it survives a crash. */
  readonly sideEffects?: (order: Order) => SideEffects;
  /** Asks Stripe. It may run again after a crash or a timeout, so it looks first at what Stripe has. */
  readonly send: (operation: Operation, order: Order) => Promise<Sent>;
  /** Does the side effects; its result must be JSON. */
  readonly complete: (sent: Sent, order: Order) => Promise<Result>;
  readonly answer: (result: CommandResult<Result>, order: Order) => Promise<Response>;
}

/** What came of a command, as far as its answer must tell it apart. */
export type CommandResult<T> =
  | { readonly isDone: true; readonly result: T }
  | { readonly isDone: false; readonly reason: string };

/**
 * Takes a call through the whole pipeline; a replayed answer says so in a header (requirements 2.1).
 * @throws Refusal of `check`, or 422 where the client's key was used for another command.
 */
export async function runCommand<Order, Sent, Result>(
  c: Context<Vars>,
  { services, actor, companyId, clientKey }: BillingContext,
  { kind, params, check, sideEffects, send, complete, answer }: Steps<Order, Sent, Result>,
): Promise<Response> {
  const order = await orUnavailable(c, check);
  const command: Command = {
    companyId,
    userId: actor.id,
    clientKey,
    kind,
    params,
    ...(sideEffects && { sideEffects: sideEffects(order) }),
  };
  const outcome = await runOperation(services, command, async (operation) =>
    complete(await send(operation, order), order),
  );
  if (outcome.state === 'mismatch') {
    throw invalid({
      'Idempotency-Key': ['This key was used for another request. Send a new one.'],
    });
  }
  if (outcome.state !== 'done') return answer({ isDone: false, reason: reasonOf(outcome) }, order);
  if (outcome.isReplay) c.header('Idempotency-Replayed', 'true');
  return answer({ isDone: true, result: outcome.result }, order);
}

/** What came of an operation. */
export type OperationOutcome<T> =
  /** Done; `isReplay` when an equal command did it, and then `result` lacks what is secret. */
  | { readonly state: 'done'; readonly result: T; readonly isReplay: boolean }
  /** Stripe refused it; nothing has changed. */
  | { readonly state: 'failed'; readonly failure: StripeFailure }
  /** Another command has the company. */
  | { readonly state: 'busy' }
  /** The client's key belongs to another command. */
  | { readonly state: 'mismatch' }
  /** Stripe does not answer; the outcome is found out by reading, and the same command goes on where it stood. */
  | { readonly state: 'unknown' };

/** How long an answer may take, in milliseconds; waiting for others and reading what is unconfirmed count too. */
const WORK_MS = 11_000;

/**
 * Runs `work` as the company's only operation. `work` is everything between the lease and the recorded outcome.
 * @throws What `work` throws that is not Stripe's, once the operation is recorded.
 */
export function runOperation<T>(
  services: BillingServices,
  command: Command,
  work: (operation: Operation) => Promise<T>,
): Promise<OperationOutcome<T>> {
  return singleFlight(requirePayments(services), command, () =>
    withinDeadline(WORK_MS, async () => {
      const claim = await claimCompany(services, command);
      if ('outcome' in claim) return claim.outcome as OperationOutcome<T>;
      const { row, isResumed, unconfirmed } = claim;
      const { id, attempt } = row;
      try {
        if (unconfirmed) await readUnconfirmed(services, row, unconfirmed);
        const result = await work({ id, key: (step) => `${id}:${attempt}:${step}`, isResumed });
        await record(services.db, row, { state: 'done', result });
        return { state: 'done', result, isReplay: false };
      } catch (error) {
        return recordFailure(services, row, error);
      }
    }),
  );
}

const inFlight = new WeakMap<Payments, Map<string, Promise<OperationOutcome<unknown>>>>();

/** Equal commands in one process share the first one's outcome. */
async function singleFlight<T>(
  payments: Payments,
  command: Command,
  run: () => Promise<OperationOutcome<T>>,
): Promise<OperationOutcome<T>> {
  const own = inFlight.get(payments) ?? new Map<string, Promise<OperationOutcome<unknown>>>();
  inFlight.set(payments, own);
  const key = `${command.companyId}:${hashOf(command)}`;
  const first = own.get(key) as Promise<OperationOutcome<T>> | undefined;
  if (first) {
    const outcome = await first;
    if (outcome.state !== 'done') return outcome;
    return { state: 'done', result: withoutSecrets(outcome.result) as T, isReplay: true };
  }
  const begun = run().finally(() => own.delete(key));
  own.set(key, begun);
  return begun;
}

/** The leased company and the written operation; or the outcome that is known without any. */
type Claim =
  | { readonly outcome: OperationOutcome<unknown> }
  | {
      readonly row: OperationRow;
      readonly isResumed: boolean;
      /** The company's last operation, where its outcome is not known. */
      readonly unconfirmed: OperationRow | null;
    };

/** How often an equal command of another process is looked at, in milliseconds. */
const POLL_MS = 100;

/** Waits for an equal command of another process, and shares its outcome; a different one makes it busy. */
async function claimCompany(services: BillingServices, command: Command): Promise<Claim> {
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
    const same = known ?? (latest?.paramsHash === hash && isResumable(latest) ? latest : undefined);
    if (same) await resumeOperation(tx, same.id);
    const row = same ?? (await writeOperation(tx, mode, command));
    await transferLease(tx, companyId, row.id);
    const unconfirmed = latest && isUnconfirmed(latest) ? latest : null;
    return { row, isResumed: same !== undefined, unconfirmed };
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

/** The recorded outcome; undefined while there is none. */
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

/** Reads at Stripe what became of the last operation, before anything else is done. */
async function readUnconfirmed(
  services: BillingServices,
  row: OperationRow,
  unconfirmed: OperationRow,
): Promise<void> {
  await syncCompany(services, row.companyId);
  // One with side effects is left to `reconcileOperations`, which does them.
  if (unconfirmed.id !== row.id && unconfirmed.sideEffects === null) {
    await writeOutcome(services.db, unconfirmed.id, { state: 'reconciled' });
  }
}

/** Records the outcome and releases the lease, together. */
async function record(db: Database, row: OperationRow, outcome: Outcome): Promise<void> {
  await db.transaction(async (tx) => {
    await writeOutcome(tx, row.id, outcome);
    await releaseLease(tx, row.companyId, row.id);
  });
}

/** Records what an error means. @throws the error, where it is not Stripe's. */
async function recordFailure(
  { db, log }: BillingServices,
  row: OperationRow,
  error: unknown,
): Promise<OperationOutcome<never>> {
  const meaning = meaningOf(error);
  const failure = failureOf(error);
  if (meaning === 'refused') {
    await record(db, row, { state: 'failed', result: failure, error: failure.code });
    return { state: 'failed', failure };
  }
  if (error instanceof Refusal) {
    // Refused by us, before Stripe was asked to change anything; the same command may be sent again.
    await record(db, row, { state: 'reconciled', error: 'refused' });
    throw error;
  }
  const areKeysSpent = meaning === 'repeated';
  await record(db, row, { state: 'unknown', error: failure.code, areKeysSpent });
  log.warn({ operation: row.id, kind: row.kind, code: failure.code }, 'billing outcome unknown');
  if (meaning === null) throw error;
  return { state: 'unknown' };
}

type NotDone = Exclude<OperationOutcome<unknown>, { state: 'done' } | { state: 'mismatch' }>;

/** Why it was not done, and what to do, as sentences. */
function reasonOf(outcome: NotDone): string {
  switch (outcome.state) {
    case 'busy':
      return 'Another change of this plan is being made. Wait a moment, then look at it again.';
    case 'unknown':
      return STRIPE_SILENT;
    default:
      return (
        outcome.failure.message ?? 'Stripe refused it, and nothing was changed. Try again later.'
      );
  }
}
