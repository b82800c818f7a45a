/**
 * The pipeline of every call that moves money, from top to bottom: check the request, lease the
 * company and write the operation down, send it to Stripe within the deadline, run the side effects, record the
 * outcome, answer. A retried operation keeps its idempotency keys, so it takes effect at most once.
 */
import type { Context } from 'hono';
import type { BillingContext } from '../account/access.ts';
import { type OperationOutcome, WORK_MS, claimCompany } from './claimCompany.ts';
import {
  type Command,
  type OperationRow,
  type Outcome,
  hashOf,
  isWaiting,
  releaseLease,
  withoutSecrets,
  writeOutcome,
} from './operationRows.ts';
import { STRIPE_UNREACHABLE, failureOf, meaningOf, orUnavailable } from '../stripe/failures.ts';
import { type Payments, requirePayments } from '../stripe/payments.ts';
import type { BillingServices } from '../stripe/services.ts';
import { withinDeadline } from '../stripe/transport.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import type { Database } from '../../db/database.ts';
import type { SideEffects } from '../../db/schema/billingJson.ts';
import { Refusal, invalid } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';

/** The part of an operation that `send` uses. */
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
  /** Our own side effects once Stripe accepted the order; stored with the operation, so that it survives a crash. */
  readonly sideEffects?: (order: Order) => SideEffects;
  /** Asks Stripe. It may run again after a crash or a timeout, so it looks first at what Stripe has. */
  readonly send: (operation: Operation, order: Order) => Promise<Sent>;
  /** Runs the side effects; its result must be JSON. */
  readonly complete: (sent: Sent, order: Order) => Promise<Result>;
  readonly answer: (result: CommandResult<Result>, order: Order) => Promise<Response>;
}

/** The outcome of a command, for its answer. */
export type CommandResult<T> =
  | { readonly isDone: true; readonly result: T }
  | { readonly isDone: false; readonly reason: string };

/**
 * Runs a call through the whole pipeline; a header marks a replayed answer.
 * @throws Refusal of `check`, or 422 when the client's key was used for another command.
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
        // Sent again while the bank is asked, it may be charged anew: then nothing that the bank refused is repeated.
        const areKeysSpent = isWaiting(result);
        const state = areKeysSpent ? 'waiting' : 'done';
        await record(services.db, row, { state, result, areKeysSpent });
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

/** Reads the outcome of the last operation at Stripe, before anything else. */
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
    const state = row.state === 'waiting' ? 'waiting' : 'reconciled';
    await record(db, row, { state, error: 'refused' });
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
      return STRIPE_UNREACHABLE;
    default:
      return (
        outcome.failure.message ?? 'Stripe refused it, and nothing was changed. Try again later.'
      );
  }
}
