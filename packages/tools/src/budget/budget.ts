import type { LibraryWeight } from './weigh.ts';

/** What packages/ui/budget.json promises; all sizes in bytes after gzip. */
export interface Budget {
  /** How much an entry point may grow before somebody has to say so, as a share: 0.05 is 5 %. */
  readonly allowance: number;
  /** The style sheet of the whole library: what it should weigh, and the most it may. */
  readonly css: { readonly aim: number; readonly most: number };
  /** What each entry point weighed when the budget was written. */
  readonly entryPoints: Readonly<Record<string, number>>;
}

/** Small entry points may grow by so many bytes in any case: one more import is no event. */
const grain = 200;

/** Sentences about everything that weighs more than it may, or that the budget does not know. */
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

/** The same promises with the entry points as they are now. */
export const rewritten = (budget: Budget, weight: LibraryWeight): Budget => ({
  ...budget,
  entryPoints: weight.entryPoints,
});
