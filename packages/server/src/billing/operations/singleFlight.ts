/** Equal wishes in one process: the first one is carried out, the others wait for what it comes to. */
import { withoutSecrets } from './operationRows.ts';
import type { OperationOutcome } from './runOperation.ts';
import type { Payments } from '../stripe/payments.ts';

const inFlight = new WeakMap<Payments, Map<string, Promise<OperationOutcome<unknown>>>>();

/** Carries `run` out unless an equal one is under way. @param key What makes two wishes equal. */
export async function singleFlight<T>(
  payments: Payments,
  key: string,
  run: () => Promise<OperationOutcome<T>>,
): Promise<OperationOutcome<T>> {
  const own = inFlight.get(payments) ?? new Map<string, Promise<OperationOutcome<unknown>>>();
  inFlight.set(payments, own);
  const first = own.get(key) as Promise<OperationOutcome<T>> | undefined;
  if (first) return asReplay(await first);
  const begun = run().finally(() => own.delete(key));
  own.set(key, begun);
  return begun;
}

function asReplay<T>(outcome: OperationOutcome<T>): OperationOutcome<T> {
  if (outcome.state !== 'done') return outcome;
  return { state: 'done', result: withoutSecrets(outcome.result) as T, isReplay: true };
}
