import type { OpenBench } from './open.ts';
import type { Mounted, Subject } from './types.ts';

/** One thing to measure: a number of one subject. */
export interface Case {
  readonly subject: Subject;
  readonly count: number;
}

/** The cost of mounting, as the median of all rounds. */
export interface Cost extends Case, Mounted {
  /** Bytes of JavaScript that stay alive while it is mounted. */
  readonly heap: number;
}

/** The median; of an even number of values the lower middle one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

async function liveBytes({ devtools }: OpenBench): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

async function mountOnce(bench: OpenBench, { subject, count }: Case) {
  const before = await liveBytes(bench);
  const mounted = await bench.page.evaluate(([what, many]) => window.bench.mount(what, many), [
    subject,
    count,
  ] as const);
  const heap = (await liveBytes(bench)) - before;
  await bench.page.evaluate(() => window.bench.unmount());
  return { ...mounted, heap };
}

/**
 * Measures cases in turn, so that a slow phase of the machine slows all of them; the first round warms up and does not
 * count, and every second round runs backwards.
 */
export async function measure(
  bench: OpenBench,
  cases: readonly Case[],
  rounds: number,
): Promise<readonly Cost[]> {
  const seen = new Map(cases.map((each) => [each, [] as Omit<Cost, keyof Case>[]]));
  for (let round = 0; round <= rounds; round += 1)
    for (const each of round % 2 === 0 ? cases : cases.toReversed()) {
      const cost = await mountOnce(bench, each);
      if (round > 0) seen.get(each)?.push(cost);
    }
  return cases.map((each) => {
    const costs = seen.get(each) ?? [];
    const middle = (key: keyof Omit<Cost, keyof Case>) => median(costs.map((cost) => cost[key]));
    return {
      ...each,
      milliseconds: middle('milliseconds'),
      nodes: middle('nodes'),
      things: middle('things'),
      heap: middle('heap'),
    };
  });
}
