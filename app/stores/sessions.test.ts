import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

const devices = [
  { id: 'here', isCurrent: true },
  { id: 'phone', isCurrent: false },
  { id: 'kiosk', isCurrent: false },
];
let answering: Answering;

/** A signed-in user with a list of sessions. */
async function open() {
  const browser = fakeBrowser((sent) => {
    if (sent.path === '/api/user')
      return { status: 200, body: { id: 3, company: { timeZone: 'UTC' } } as CurrentUser };
    if (sent.method !== 'GET') return answering(sent);
    return { status: 200, body: { sessions: devices } };
  });
  answering = () => ({ status: 204 });
  vi.resetModules();
  const session = await import('./session.ts');
  const sessions = await import('./sessions.ts');
  await session.signIn('a@b.co', 'password', false);
  await sessions.loadSessions();
  return { ...browser, ...session, ...sessions };
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a signed-out device leaves the list', async () => {
  const { signOutDevice, currentSessions, sent } = await open();
  expect(await signOutDevice('phone')).toBe(true);
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/user/sessions/phone' });
  expect(currentSessions().map(({ id }) => id)).toEqual(['here', 'kiosk']);
});

test('a device that is already signed out counts as signed out', async () => {
  const { signOutDevice, currentSessions } = await open();
  answering = () => ({ status: 404, body: { message: 'Not found.' } });
  expect(await signOutDevice('phone')).toBe(true);
  expect(currentSessions()).toHaveLength(2);
});

test('a device that could not be signed out stays', async () => {
  const { signOutDevice, currentSessions } = await open();
  answering = () => ({ status: 500, body: {} });
  expect(await signOutDevice('phone')).toBe(false);
  expect(currentSessions()).toHaveLength(3);
});

test('all other devices leave the list, this one stays', async () => {
  const { signOutOthers, currentSessions, sent } = await open();
  expect(await signOutOthers()).toBe(true);
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/user/sessions' });
  expect(currentSessions().map(({ id }) => id)).toEqual(['here']);
});

test('the next user sees no list of the previous one', async () => {
  const { signOut, currentSessions } = await open();
  await signOut();
  expect(currentSessions()).toEqual([]);
});
