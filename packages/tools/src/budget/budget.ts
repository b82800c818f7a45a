import type { LibraryWeight } from './weigh.ts';

/** The limits of packages/ui/budget.json; all sizes in bytes after gzip. */
export interface Budget {
  /** How much an entry point may grow before the check fails, as a share: 0.05 is 5 %. */
  readonly allowance: number;
  /** The style sheet of the whole library: its goal and its limit. */
  readonly css: { readonly aim: number; readonly most: number };
  /** The size of each entry point when the budget was written. */
  readonly entryPoints: Readonly<Record<string, number>>;
}

/** Small entry points may always grow by this many bytes: one more import is allowed. */
const grain = 200;

/** One sentence about each entry point over its limit or missing from the budget. */
export function overruns(budget: Budget, weight: LibraryWeight): readonly string[] {
  const found: string[] = [];
  if (weight.css > budget.css.most)
    found.push(`The style sheet weighs ${weight.css} bytes and may weigh ${budget.css.most}.`);
  for (const [entryPoint, bytes] of Object.entries(weight.entryPoints)) {
    const planned = budget.entryPoints[entryPoint];
    if (planned === undefined) found.push(`${entryPoint} is new, with ${bytes} bytes.`);
    else {
      const most = planned + Math.max(grain, Math.round(planned * budget.allowance));
      if (bytes > most) found.push(`${entryPoint} weighs ${bytes} bytes and may weigh ${most}.`);
    }
  }
  for (const entryPoint of Object.keys(budget.entryPoints))
    if (weight.entryPoints[entryPoint] === undefined)
      found.push(`${entryPoint} is in the budget and nowhere else.`);
  return found;
}

/** The same limits with the entry points' present sizes. */
export const rewritten = (budget: Budget, weight: LibraryWeight): Budget => ({
  ...budget,
  entryPoints: weight.entryPoints,
});
