/** The lifetime of an unused session, in milliseconds [F045]. */
export const SESSION_MS = 120 * 60_000;

/** How long before expiry the user is asked to stay, in milliseconds (X10). */
export const NOTICE_MS = 2 * 60_000;

/** What is stored on this computer while a user is signed in [F039, F040]. */
export interface SessionStamp {
  readonly userId: number;
  /** When the session was last used, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The company of every call, which changes while a Superadmin views one; absent in stamps of older releases. */
  readonly companyId?: number;
}

/** Whether the session has expired: after 120 minutes without use. */
export function isExpired(stamp: Pick<SessionStamp, 'startedAt'>, now: number): boolean {
  return now - stamp.startedAt > SESSION_MS;
}

/** The time before expiry. */
export interface LastMinutes {
  /** The remaining time as text that changes rarely enough to be announced; null outside the last two minutes. */
  readonly left: string | null;
  /** Whether it has expired. */
  readonly isOver: boolean;
  /** Milliseconds until the text changes. */
  readonly next: number;
}

/** The most milliseconds left at which each text is shown. */
const words = [
  [NOTICE_MS, '2 minutes'],
  [60_000, '1 minute'],
  [30_000, '30 seconds'],
  [10_000, '10 seconds'],
] as const;

/** The time before an unused session expires; the user is asked to stay two minutes before (X10). */
export function lastMinutes(stamp: Pick<SessionStamp, 'startedAt'>, now: number): LastMinutes {
  const rest = stamp.startedAt + SESSION_MS - now;
  if (isExpired(stamp, now)) return { left: null, isOver: true, next: SESSION_MS };
  const said = words.findLast(([limit]) => rest <= limit);
  const following = words.find(([limit]) => limit < rest)?.[0] ?? -1;
  return { left: said?.[1] ?? null, isOver: false, next: rest - following };
}

/** Parses a stored stamp; null for anything else. */
export function readStamp(text: string | null): SessionStamp | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { userId, startedAt, companyId } = value as Partial<SessionStamp>;
    return typeof userId === 'number' && typeof startedAt === 'number'
      ? { userId, startedAt, ...(typeof companyId === 'number' && { companyId }) }
      : null;
  } catch {
    // Another program wrote there.
    return null;
  }
}
