/** Compares what was sent with what is there, by key. */
import { type Write, isAcknowledged } from './writes.ts';

/** How often something is there. */
export interface Found {
  readonly key: string;
  readonly count: number;
}

/** What is missing and what is there too often, each a sentence. */
export interface Difference {
  readonly lost: readonly string[];
  readonly twice: readonly string[];
}

/** Counts of each key must be within the limits that its writes set. */
function compare(
  sent: ReadonlyMap<string, readonly Write[]>,
  found: readonly Found[],
  { least, most, kind }: Limits,
): Difference {
  const counts = new Map(found.map(({ key, count }) => [key, count]));
  const difference = { lost: [] as string[], twice: [] as string[] };
  for (const [key, writes] of sent) {
    const count = counts.get(key) ?? 0;
    const sentence = `${kind} of ${key}: ${count} there, ${least(writes)} to ${most(writes)} expected`;
    if (count < least(writes)) difference.lost.push(sentence);
    if (count > most(writes)) difference.twice.push(sentence);
  }
  return difference;
}

interface Limits {
  readonly kind: string;
  readonly least: (writes: readonly Write[]) => number;
  readonly most: (writes: readonly Write[]) => number;
}

/** Each key is there once when it was acknowledged, and at most once otherwise. */
export const compareOnce = (
  kind: string,
  sent: ReadonlyMap<string, readonly Write[]>,
  found: readonly Found[],
): Difference =>
  compare(sent, found, {
    kind,
    least: (writes) => (writes.some(isAcknowledged) ? 1 : 0),
    most: () => 1,
  });

/** Each key is there at least as often as it was acknowledged, and at most as often as it was sent. */
export const compareSeries = (
  kind: string,
  sent: ReadonlyMap<string, readonly Write[]>,
  found: readonly Found[],
): Difference =>
  compare(sent, found, {
    kind,
    least: (writes) => writes.filter(isAcknowledged).length,
    most: (writes) => writes.length,
  });
