/** Writes of the load: what was sent, and how each was answered. */
import type { Answer } from '../../live/client.ts';

/** What is written. */
export type WriteKind = 'create' | 'save' | 'publish' | 'invite' | 'upload';

/** Acknowledged, refused with 503, or without an answer: the last two may have happened or not. */
export type Outcome = 'acknowledged' | 'refused' | 'unanswered';

/** One write. */
export interface Write {
  readonly kind: WriteKind;
  /** What is written: a model, an address, a name of a file, or the id of a product. */
  readonly key: string;
  /** Its place among the writes of its key, from 1. */
  readonly number: number;
  readonly outcome: Outcome;
  /** The numbers of the member and of the server that it asks. */
  readonly member: number;
  readonly server: number;
  /** When the answer came, as `performance.now()`, and how long it took, in milliseconds. */
  readonly at: number;
  readonly took: number;
}

/** Everything that the load wrote. */
export interface WriteLog {
  readonly writes: Write[];
  /** Answers that no outage excuses, e.g. a 500; each a sentence. */
  readonly wrong: string[];
}

/** Sends a write and logs it. @returns The body of an acknowledged write, or null. */
export async function attempt(
  { writes, wrong }: WriteLog,
  write: Pick<Write, 'kind' | 'key' | 'number' | 'member' | 'server'>,
  send: () => Promise<Answer>,
): Promise<Record<string, unknown> | null> {
  const started = performance.now();
  const log = (outcome: Outcome) => {
    const at = performance.now();
    writes.push({ ...write, outcome, at, took: at - started });
  };
  // A broken connection says nothing about the write.
  const answer = await send().catch(() => null);
  if (answer === null) {
    log('unanswered');
    return null;
  }
  const { status, body } = answer;
  if (status >= 200 && status < 300) {
    log('acknowledged');
    return (body ?? {}) as Record<string, unknown>;
  }
  log('refused');
  if (status !== 503) {
    const words = JSON.stringify(body).slice(0, 200);
    wrong.push(`${write.kind} of ${write.key} answered ${status}: ${words}`);
  }
  return null;
}

/** Whether a write was acknowledged. */
export const isAcknowledged = ({ outcome }: Write): boolean => outcome === 'acknowledged';

/** Writes of a kind by their key. */
export function byKey(writes: readonly Write[], kind: WriteKind): ReadonlyMap<string, Write[]> {
  return Map.groupBy(
    writes.filter((write) => write.kind === kind),
    ({ key }) => key,
  );
}

/** The highest acknowledged number and the highest sent one. */
export function bounds(writes: readonly Write[]): { acknowledged: number; sent: number } {
  const acknowledged = writes.filter(isAcknowledged);
  const highest = (some: readonly Write[]) => Math.max(0, ...some.map(({ number }) => number));
  return { acknowledged: highest(acknowledged), sent: highest(writes) };
}
