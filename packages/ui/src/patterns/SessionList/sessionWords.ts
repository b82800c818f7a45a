/** Texts about a device and its last use. */
import type { UserSession } from '@hangtag/contract/wire/user';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const inUse = 'In use now';

/** `Firefox on Windows`; omits what the browser does not send. */
export function deviceWords({ browser, system }: Pick<UserSession, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown browser';
}

/**
 * The last use: minutes and hours within a day, then the date.
 * @param now Milliseconds since 1970.
 */
export function lastUseWords(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  if (Number.isNaN(passed)) return 'Last use unknown';
  // The server stores the last use to the minute, and clocks differ.
  if (passed < 2 * MINUTE) return inUse;
  if (passed < HOUR) return `Last used ${plural(Math.floor(passed / MINUTE), 'minute')} ago`;
  if (passed < DAY) return `Last used ${plural(Math.floor(passed / HOUR), 'hour')} ago`;
  return `Last used ${formatDate(iso)}`;
}

/** The location and last use of a session, and whether the device stays signed in. */
export function detailWords(session: UserSession, now: number): string {
  const facts = [
    session.isCurrent ? inUse : lastUseWords(session.lastSeenAt, now),
    session.ip,
    session.isRemembered ? 'Stays signed in' : null,
  ];
  return facts.filter(Boolean).join(' · ');
}
