/** Days as the demo content counts them. */

/** Days until a plan renews. */
export const RENEWS_IN = { month: 17, year: 164 } as const;

/** When products and their drafts were begun, before anything else that happened to them. */
export const BEGUN = 380;

/** Something that happened in the past. */
export interface Step {
  readonly daysAgo: number;
  readonly run: () => Promise<unknown>;
}

/** Runs the oldest first, because the log numbers its rows as they come. */
export async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps.toSorted((a, b) => b.daysAgo - a.daysAgo)) await step.run();
}

/** So many days before now; negative ones lie ahead. */
export const daysAgo = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
