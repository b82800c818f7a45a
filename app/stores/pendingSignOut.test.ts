import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { call } from '../api/client.ts';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

const MARK = 'hangtag.signing-out';
const STAMP = 'hangtag.session';
const user = { id: 3, companyId: 7, company: { timeZone: 'UTC' } } as CurrentUser;

/** Status of `POST /logout`; null breaks the connection. */
let logoutStatus: number | null;
let loginStatus: number;

const answering: Answering = ({ path, method }) => {
  if (path === '/api/user' && method === 'GET') return { status: 200, body: user };
  if (path === '/logout') return { status: logoutStatus };
  return { status: path === '/login' ? loginStatus : 204 };
};

/** A browser tab, with events of other tabs and the connection. */
async function openTab() {
  const browser = fakeBrowser(answering);
  const listeners: [string, (event: { key?: string }) => void][] = [];
  vi.stubGlobal('addEventListener', (...listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  vi.resetModules();
  const session = await import('./session.ts');
  const signingOut = await import('./pendingSignOut.ts');
  const client = await import('../api/client.ts');
  session.followOtherTabs();
  return {
    ...browser,
    ...session,
    isSigningOut: signingOut.isSigningOut,
    call: client.call as typeof call,
    hear: (name: string, key?: string) =>
      listeners.forEach(([each, listen]) => each === name && listen(key ? { key } : {})),
    paths: () => browser.sent.map(({ path }) => path).filter((path) => !path.includes('csrf')),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  logoutStatus = 204;
  loginStatus = 204;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a sign-out that reached the server leaves no marker [F037]', async () => {
  const { signIn, signOut, kept } = await openTab();
  await signIn('a@b.co', 'password', false);
  await signOut();
  expect([...kept.keys()]).toEqual([]);
});

test.each([null, 500, 429])(
  'a sign-out answered with %s is sent again until it succeeds',
  async (status) => {
    const { signIn, signOut, currentUser, isSigningOut, kept, paths } = await openTab();
    await signIn('a@b.co', 'password', false);
    logoutStatus = status;
    await signOut();
    expect([currentUser(), kept.has(STAMP), kept.has(MARK)]).toEqual([null, false, true]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isSigningOut()).toBe(true);
    logoutStatus = 204;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([isSigningOut(), kept.has(MARK)]).toEqual([false, false]);
    const many = paths().length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(paths().length).toBe(many);
  },
);

test('a session that the server ended sends no sign-out', async () => {
  const { signIn, signOut, isSigningOut } = await openTab();
  await signIn('a@b.co', 'password', false);
  logoutStatus = 401;
  await signOut();
  expect(isSigningOut()).toBe(false);
});

test('a sign-out is sent at once when the connection is back', async () => {
  const { signIn, signOut, isSigningOut, hear } = await openTab();
  await signIn('a@b.co', 'password', false);
  logoutStatus = null;
  await signOut();
  logoutStatus = 204;
  hear('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(isSigningOut()).toBe(false);
});

test('another tab signs out as well, whatever the server answers, and cannot undo it', async () => {
  const tab = await openTab();
  await tab.signIn('a@b.co', 'password', false);
  const putAway = vi.fn<() => void>();
  tab.onSessionLost(putAway);
  logoutStatus = null;
  const answer = tab.call('/api/user');
  // What the tab in which the user signed out writes, in its order.
  tab.kept.set(MARK, '1');
  tab.hear('storage', MARK);
  tab.kept.delete(STAMP);
  tab.hear('storage', STAMP);
  await answer;
  await tab.refreshSession();
  tab.checkSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(putAway).toHaveBeenCalledOnce();
  expect([tab.currentUser(), tab.kept.has(STAMP)]).toEqual([null, false]);
  expect(tab.paths()).toContain('/logout');
});

test('a tab that missed the sign-out ends with the next answer', async () => {
  const { signIn, call: ask, currentUser, kept } = await openTab();
  await signIn('a@b.co', 'password', false);
  kept.set(MARK, '1');
  kept.delete(STAMP);
  await ask('/api/user');
  expect([currentUser(), kept.has(STAMP)]).toEqual([null, false]);
});

test('an answer from before the sign-out does not sign in', async () => {
  const { signIn, refreshSession, currentUser, kept } = await openTab();
  await signIn('a@b.co', 'password', false);
  const staying = refreshSession();
  kept.set(MARK, '1');
  kept.delete(STAMP);
  await staying;
  expect([currentUser(), kept.has(STAMP)]).toEqual([null, false]);
});

test('the app ends a marked session before anything else when it opens', async () => {
  const { startSession, currentUser, kept, paths } = await openTab();
  kept.set(STAMP, JSON.stringify({ userId: 3, startedAt: Date.now() }));
  kept.set(MARK, '1');
  await startSession();
  expect(paths()).toEqual(['/logout']);
  expect([currentUser(), kept.has(STAMP), kept.has(MARK)]).toEqual([null, false, false]);
});

test('the next sign-in ends the marked session first, or replaces it', async () => {
  const { signIn, signOut, isSigningOut, currentUser, paths } = await openTab();
  await signIn('a@b.co', 'password', false);
  logoutStatus = 500;
  await signOut();
  expect(await signIn('c@d.co', 'password', false)).toEqual({ kind: 'signed-in' });
  expect(paths().slice(-3)).toEqual(['/logout', '/login', '/api/user']);
  expect([isSigningOut(), currentUser()?.id]).toEqual([false, 3]);
  // Sent later, it would end the next user's session.
  await vi.advanceTimersByTimeAsync(120_000);
  expect(paths().at(-1)).toBe('/api/user');
});

test('a sign-in waits for a running sign-out, which would end the new session', async () => {
  const { signIn, signOut, paths, hear } = await openTab();
  await signIn('a@b.co', 'password', false);
  logoutStatus = 500;
  await signOut();
  logoutStatus = 204;
  const before = paths().length;
  hear('online');
  await signIn('c@d.co', 'password', false);
  expect(paths().slice(before)).toEqual(['/logout', '/login', '/api/user']);
});

test('a refused sign-in keeps the marker of the sign-out', async () => {
  const { signIn, signOut, isSigningOut } = await openTab();
  await signIn('a@b.co', 'password', false);
  logoutStatus = 500;
  await signOut();
  loginStatus = 429;
  expect((await signIn('c@d.co', 'password', false)).kind).toBe('failed');
  expect(isSigningOut()).toBe(true);
});

test('a sign-out that succeeded in one tab stops the others', async () => {
  const { hear, kept, paths } = await openTab();
  kept.set(MARK, '1');
  hear('storage', MARK);
  kept.delete(MARK);
  hear('storage', MARK);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(paths()).toEqual([]);
});
