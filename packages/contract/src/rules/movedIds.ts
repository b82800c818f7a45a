/** Which items of a reordered list moved: the fewest that explain the new order. */

/** The ids outside the longest run that kept its order; ids of one list only are left out. */
export function movedIds<T>(before: readonly T[], now: readonly T[]): ReadonlySet<T> {
  const place = new Map(before.map((id, index) => [id, index]));
  const common = now.filter((id) => place.has(id));
  const stable = new Set(longestRise(common, (id) => place.get(id) ?? 0));
  return new Set(common.filter((id) => !stable.has(id)));
}

/** The longest subsequence whose ranks rise (patience sorting). */
function longestRise<T>(items: readonly T[], rank: (item: T) => number): readonly T[] {
  interface Link {
    readonly item: T;
    readonly previous: Link | undefined;
  }
  const tails: Link[] = [];
  for (const item of items) {
    const found = tails.findIndex((tail) => rank(tail.item) >= rank(item));
    const at = found === -1 ? tails.length : found;
    tails[at] = { item, previous: tails[at - 1] };
  }
  const run: T[] = [];
  for (let link = tails.at(-1); link; link = link.previous) run.unshift(link.item);
  return run;
}
