/** Days as the demo content counts them. */

/** Days until a plan renews. */
export const RENEWS_IN = { month: 17, year: 164 } as const;

/** So many days before now; negative ones lie ahead. */
export const daysAgo = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
