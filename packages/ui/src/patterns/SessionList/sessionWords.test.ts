import { expect, it } from 'vitest';
import { detailWords, deviceWords, lastUseWords } from './sessionWords.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it('names browser and system when known', () => {
  expect(deviceWords({ browser: 'Firefox', system: 'Windows' })).toBe('Firefox on Windows');
  expect(deviceWords({ browser: null, system: 'Windows' })).toBe('Windows');
  expect(deviceWords({ browser: 'Firefox', system: null })).toBe('Firefox');
  expect(deviceWords({ browser: null, system: null })).toBe('Unknown browser');
});

it.each([
  ['2026-11-21T12:00:40Z', 'In use now'],
  ['2026-11-21T11:58:01Z', 'In use now'],
  ['2026-11-21T11:58:00Z', 'Last used 2 minutes ago'],
  ['2026-11-21T11:00:00Z', 'Last used 1 hour ago'],
  ['2026-11-20T12:00:01Z', 'Last used 23 hours ago'],
  ['2026-11-12T12:00:00Z', 'Last used 11-12-2026'],
  ['never', 'Last use unknown'],
])('describes %s as %s', (iso, words) => {
  expect(lastUseWords(iso, now)).toBe(words);
});

it('leaves out an unknown place', () => {
  const session = {
    id: 'a',
    isCurrent: false,
    browser: null,
    system: null,
    ip: null,
    signedInAt: '2026-11-21T10:00:00Z',
    lastSeenAt: '2026-11-21T10:00:00Z',
    isRemembered: false,
  };
  expect(detailWords(session, now)).toBe('Last used 2 hours ago');
  expect(detailWords({ ...session, ip: '203.0.113.7', isRemembered: true }, now)).toBe(
    'Last used 2 hours ago · 203.0.113.7 · Stays signed in',
  );
  expect(detailWords({ ...session, isCurrent: true }, now)).toBe('In use now');
});
