/** What a call about money works with, and how its wish becomes an operation (N11). */
import type { Context } from 'hono';
import { invalid } from '../../http/refusal.ts';
import type { Actor, Services, Vars } from '../../http/vars.ts';
import { type Operation, type OperationOutcome, runOperation } from './runOperation.ts';
import type { Command } from './operationRows.ts';
import { type Payments, requirePayments } from '../stripe/payments.ts';

/** Who wants something of which company's money. */
export interface BillingContext {
  readonly services: Services;
  readonly payments: Payments;
  readonly actor: Actor;
  readonly companyId: number;
  /** The client's `Idempotency-Key`; null where it sent none. */
  readonly clientKey: string | null;
}

/** Read after the duties of a payer. @throws Refusal 422 for a key that is none. */
export function billingContextOf(c: Context<Vars>): BillingContext {
  const { services, actor, companyId } = c.var;
  const clientKey = c.req.header('idempotency-key') || null;
  if (clientKey !== null && !/^[\x21-\x7e]{1,255}$/.test(clientKey)) {
    throw invalid({ 'Idempotency-Key': ['Must be at most 255 plain characters.'] });
  }
  return { services, payments: requirePayments(services), actor, companyId, clientKey };
}

/** What a wish came to, as far as its call must tell it apart. */
export type CommandResult<T> =
  | { readonly isDone: true; readonly result: T }
  | { readonly isDone: false; readonly reason: string };

/**
 * Runs a wish as the company's only one; a replayed one says so in a header (requirements 2.1).
 * @throws Refusal 422 where the client's key was used for another wish.
 */
export async function runCommand<T>(
  c: Context<Vars>,
  desk: BillingContext,
  what: Pick<Command, 'kind' | 'params' | 'sideEffects'>,
  work: (operation: Operation) => Promise<T>,
): Promise<CommandResult<T>> {
  const { services, companyId, clientKey, actor } = desk;
  const order = { ...what, companyId, clientKey, userId: actor.id };
  const outcome = await runOperation(services, order, work);
  if (outcome.state === 'mismatch') {
    throw invalid({
      'Idempotency-Key': ['This key was used for another request. Send a new one.'],
    });
  }
  if (outcome.state !== 'done') return { isDone: false, reason: reasonOf(outcome) };
  if (outcome.isReplay) c.header('Idempotency-Replayed', 'true');
  return { isDone: true, result: outcome.result };
}

/** What became of it is not known yet. */
export const NO_ANSWER =
  'Stripe does not answer. Look at the plan again in a minute: what was started is finished or taken back by then.';

type NotDone = Exclude<OperationOutcome<unknown>, { state: 'done' } | { state: 'mismatch' }>;

/** Why it was not done, and what to do, as sentences. */
function reasonOf(outcome: NotDone): string {
  switch (outcome.state) {
    case 'busy':
      return 'Another change of this plan is being made. Wait a moment, then look at it again.';
    case 'unknown':
      return NO_ANSWER;
    default:
      return (
        outcome.failure.message ?? 'Stripe refused it, and nothing was changed. Try again later.'
      );
  }
}
