/** How long a session lives without use, in milliseconds [F045]. */
export const SESSION_MS = 120 * 60_000;

/** How long before its end the person is asked to stay, in milliseconds (X10). */
export const NOTICE_MS = 2 * 60_000;

/** What is kept on this computer while someone is signed in [F039, F040]. */
export interface SessionStamp {
  readonly userId: number;
  /** When the session was last used, milliseconds since 1970. */
  readonly startedAt: number;
}

/** Is the session over? An unused session is treated as expired after 120 minutes. */
export function isExpired(stamp: Pick<SessionStamp, 'startedAt'>, now: number): boolean {
  return now - stamp.startedAt > SESSION_MS;
}

/** Is it time to ask whether the person stays? */
export function isEnding(stamp: Pick<SessionStamp, 'startedAt'>, now: number): boolean {
  return !isExpired(stamp, now) && now - stamp.startedAt > SESSION_MS - NOTICE_MS;
}

/** Reads a stamp as it was kept; anything else is no stamp. */
export function readStamp(text: string | null): SessionStamp | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { userId, startedAt } = value as Partial<SessionStamp>;
    return typeof userId === 'number' && typeof startedAt === 'number'
      ? { userId, startedAt }
      : null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}
