import { setTimeout as wait } from 'node:timers/promises';

/** A call to repeat. */
export interface Call {
  readonly name: string;
  /** Makes the call once and returns its status. */
  readonly make: () => Promise<number>;
  /** The status that it is meant to get. @default any of 200-399 */
  readonly expected?: number;
}

/** How long one call took. */
export interface CallFigures {
  readonly name: string;
  readonly count: number;
  /** Answers with another status than expected. */
  readonly failed: number;
  /** Milliseconds. */
  readonly p50: number;
  /** Milliseconds. */
  readonly p95: number;
  /** Milliseconds, one for each call, in the order of the answers. */
  readonly times: readonly number[];
}

/** The value that `share` of the sorted values do not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * Starts the calls in turn at a fixed rate, whether or not earlier ones have been answered; each is timed from when it
 * was due, so a stalled server cannot hide by delaying the requests.
 */
export async function measureCalls(
  calls: readonly Call[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<CallFigures[]> {
  const times = calls.map((): number[] => []);
  const failures = calls.map(() => 0);
  const started = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const ahead = due - performance.now();
    if (ahead > 0) await wait(ahead);
    const which = index % calls.length;
    const call = calls[which];
    if (call === undefined) break;
    // A timer may be early.
    const from = Math.min(due, performance.now());
    const one = call.make().then((status) => {
      times[which]?.push(performance.now() - from);
      const { expected = Math.min(Math.max(status, 200), 399) } = call;
      if (status !== expected) failures[which] = (failures[which] ?? 0) + 1;
    });
    running.push(one);
  }
  await Promise.all(running);
  return calls.map(({ name }, which) => ({
    name,
    count: times[which]?.length ?? 0,
    failed: failures[which] ?? 0,
    p50: percentile(times[which] ?? [], 0.5),
    p95: percentile(times[which] ?? [], 0.95),
    times: times[which] ?? [],
  }));
}
