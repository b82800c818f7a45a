/** A device and its last use, in words. */
import type { UserSession } from '@hangtag/contract/wire/user';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const inUse = 'In use now';

/** `Firefox on Windows`; what the browser did not say is left out. */
export function deviceWords({ browser, system }: Pick<UserSession, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown browser';
}

/**
 * When it was used last: minutes and hours within a day, then the date.
 * @param now Milliseconds since 1970.
 */
export function lastUseWords(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  if (Number.isNaN(passed)) return 'Last use unknown';
  // The server notes the last use to a minute, and clocks differ.
  if (passed < 2 * MINUTE) return inUse;
  if (passed < HOUR) return `Last used ${plural(Math.floor(passed / MINUTE), 'minute')} ago`;
  if (passed < DAY) return `Last used ${plural(Math.floor(passed / HOUR), 'hour')} ago`;
  return `Last used ${formatDate(iso)}`;
}

/** Place and last use of one session, and whether the device stays signed in. */
export function detailWords(session: UserSession, now: number): string {
  const facts = [
    session.isCurrent ? inUse : lastUseWords(session.lastSeenAt, now),
    session.ip,
    session.isRemembered ? 'Stays signed in' : null,
  ];
  return facts.filter(Boolean).join(' · ');
}
