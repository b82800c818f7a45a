/** How long a session lives without use, in milliseconds [F045]. */
export const SESSION_MS = 120 * 60_000;

/** How long before its end the person is asked to stay, in milliseconds (X10). */
export const NOTICE_MS = 2 * 60_000;

/** What is stored on this computer while a user is signed in [F039, F040]. */
export interface SessionStamp {
  readonly userId: number;
  /** When the session was last used, milliseconds since 1970. */
  readonly startedAt: number;
  /** The company that a Superadmin looks at; absent while they are themselves. */
  readonly viewing?: number;
}

/** Is the session over? An unused session is treated as expired after 120 minutes. */
export function isExpired(stamp: Pick<SessionStamp, 'startedAt'>, now: number): boolean {
  return now - stamp.startedAt > SESSION_MS;
}

/** How near the end is. */
export interface LastMinutes {
  /** What is left, in words that change rarely enough to be read out; null before the last two minutes and after. */
  readonly left: string | null;
  /** Is it over? */
  readonly isOver: boolean;
  /** Milliseconds until something here changes. */
  readonly next: number;
}

/** Milliseconds left, at most, while this text is shown. */
const words = [
  [NOTICE_MS, '2 minutes'],
  [60_000, '1 minute'],
  [30_000, '30 seconds'],
  [10_000, '10 seconds'],
] as const;

/** How near the end of an unused session is; the person is asked to stay two minutes before it (X10). */
export function lastMinutes(stamp: Pick<SessionStamp, 'startedAt'>, now: number): LastMinutes {
  const rest = stamp.startedAt + SESSION_MS - now;
  if (isExpired(stamp, now)) return { left: null, isOver: true, next: SESSION_MS };
  const said = words.findLast(([limit]) => rest <= limit);
  const following = words.find(([limit]) => limit < rest)?.[0] ?? -1;
  return { left: said?.[1] ?? null, isOver: false, next: rest - following };
}

/** Reads a stored stamp; null for anything else. */
export function readStamp(text: string | null): SessionStamp | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { userId, startedAt, viewing } = value as Partial<SessionStamp>;
    return typeof userId === 'number' && typeof startedAt === 'number'
      ? { userId, startedAt, ...(typeof viewing === 'number' && { viewing }) }
      : null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}
