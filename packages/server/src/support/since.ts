const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment this many days ago, ISO 8601. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();
