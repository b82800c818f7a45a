import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { call } from '../api/client.ts';
import { type Answering, fakeBrowser } from '../testing/browser.ts';
import { SESSION_MS } from './sessionClock.ts';

const user = { id: 3, companyId: 7, company: { timeZone: 'Asia/Kathmandu' } } as CurrentUser;
let answering: Answering;
let isSignedOut = false;

/** A fresh session store for every test. */
async function open() {
  const browser = fakeBrowser((sent) =>
    sent.path === '/api/user' && sent.method === 'GET'
      ? { status: isSignedOut ? 401 : 200, body: user }
      : answering(sent),
  );
  vi.resetModules();
  const session = await import('./session.ts');
  const client = await import('../api/client.ts');
  return { ...browser, ...session, call: client.call as typeof call };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answering = () => ({ status: 204 });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // The next file may share this worker.
  const { showTimesOf } = await import('@hangtag/ui/support/formatDate');
  showTimesOf(null);
});

test('signing in stores the user and the time; signing out removes them [F039] [F040]', async () => {
  const { signIn, signOut, kept, currentUser } = await open();
  expect(await signIn('a@b.co', 'password', false)).toEqual({ kind: 'signed-in' });
  expect(JSON.parse(kept.get('hangtag.session') ?? '')).toEqual({
    userId: 3,
    startedAt: Date.now(),
    companyId: 7,
  });
  await signOut();
  expect(kept.has('hangtag.session')).toBe(false);
  expect(currentUser()).toBeNull();
});

test('every moment is shown in the company’s time zone while somebody is signed in', async () => {
  const { signIn, signOut } = await open();
  const { formatMoment } = await import('@hangtag/ui/support/formatDate');
  const evening = '2026-11-21T18:15:00Z';
  const here = formatMoment(evening);
  await signIn('a@b.co', 'password', false);
  expect(formatMoment(evening)).toBe('11-22-2026, 00:00');
  await signOut();
  expect(formatMoment(evening)).toBe(here);
});

test('remember is left out when it is not wanted [F218]', async () => {
  const { signIn, sent } = await open();
  await signIn('a@b.co', 'password', false);
  await signIn('a@b.co', 'password', true);
  const bodies = sent.filter(({ path }) => path === '/login').map(({ body }) => body);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(bodies[0]).toEqual({ email: 'a@b.co', password: 'password', timeZone });
  expect(bodies[1]).toEqual({ email: 'a@b.co', password: 'password', remember: true, timeZone });
});

test('a refused login reports whether the password must be reset [F219] [D04]', async () => {
  const { signIn, sent } = await open();
  answering = ({ path }) => {
    if (path === '/login')
      return { status: 422, body: { message: 'No.', errors: { email: ['No.'] } } };
    return path === '/api/userReset' ? { status: 200, body: { status: true } } : { status: 204 };
  };
  expect(await signIn('a@b.co', 'password', false)).toEqual({ kind: 'reset-required' });
  expect(sent.find(({ path }) => path === '/api/userReset')?.body).toEqual({ email: 'a@b.co' });
});

test.each([401, 419])('several answers of %i sign out once [F046] [F047]', async (status) => {
  const { signIn, call: ask, currentUser, sent } = await open();
  await signIn('a@b.co', 'password', false);
  answering = ({ path }) => (path === '/logout' ? { status: 204 } : { status, body: {} });
  await Promise.allSettled([ask('/api/a'), ask('/api/b'), ask('/api/c')]);
  await vi.runAllTimersAsync();
  expect(currentUser()).toBeNull();
  expect(sent.filter(({ path }) => path === '/logout').length).toBeLessThanOrEqual(1);
});

test('any error after the session’s time signs out; before it only these do [F048] [F045]', async () => {
  const { signIn, call: ask, currentUser } = await open();
  await signIn('a@b.co', 'password', false);
  answering = () => ({ status: 500, body: {} });
  await ask('/api/a').catch(() => undefined);
  expect(currentUser()?.id).toBe(3);
  vi.advanceTimersByTime(SESSION_MS + 1);
  await ask('/api/a').catch(() => undefined);
  expect(currentUser()).toBeNull();
});

test('an answer extends the session [X10]', async () => {
  const { signIn, call: ask, sessionEnd } = await open();
  await signIn('a@b.co', 'password', false);
  vi.advanceTimersByTime(SESSION_MS - 60_000);
  expect(sessionEnd()?.left).toBe('1 minute');
  answering = () => ({ status: 200, body: {} });
  await ask('/api/a');
  expect(sessionEnd()?.left).toBeNull();
});

/** A storage event from another tab. */
function otherTab(kept: Map<string, string>, stamp: object | null) {
  const listen = vi.fn<(event: { key: string }) => void>();
  vi.stubGlobal('addEventListener', (_: string, hear: typeof listen) =>
    listen.mockImplementation(hear),
  );
  return () => {
    if (stamp) kept.set('hangtag.session', JSON.stringify(stamp));
    else kept.delete('hangtag.session');
    listen({ key: 'hangtag.session' });
  };
}

test('using the session in one tab extends it in the others [X10]', async () => {
  const { signIn, sessionEnd, followOtherTabs, kept, sent } = await open();
  await signIn('a@b.co', 'password', false);
  vi.advanceTimersByTime(SESSION_MS - 30_000);
  expect(sessionEnd()?.left).toBe('30 seconds');
  const use = otherTab(kept, { userId: 3, startedAt: Date.now(), companyId: 7 });
  followOtherTabs();
  const before = sent.length;
  use();
  expect(sessionEnd()?.left).toBeNull();
  expect(sent.length).toBe(before);
});

test('a sign-out in another tab stores the unsaved input here first', async () => {
  const { signIn, followOtherTabs, onSessionLost, currentUser, kept } = await open();
  await signIn('a@b.co', 'password', false);
  const putAway = vi.fn<() => void>(() => expect(currentUser()).not.toBeNull());
  onSessionLost(putAway);
  const leave = otherTab(kept, null);
  followOtherTabs();
  isSignedOut = true;
  leave();
  await vi.runAllTimersAsync();
  isSignedOut = false;
  expect(putAway).toHaveBeenCalledOnce();
  expect(currentUser()).toBeNull();
});

test('unsaved input is offered only to the user who typed it [X10]', async () => {
  const { signIn, signOut, typed } = await open();
  await signIn('a@b.co', 'password', false);
  typed.set('hangtag.typed.3.product/5', '{}');
  typed.set('hangtag.typed.8.product/5', '{}');
  await signIn('a@b.co', 'password', false);
  expect([...typed.keys()]).toEqual(['hangtag.typed.3.product/5']);
  await signOut();
  expect([...typed.keys()]).toEqual([]);
});

test('stores are emptied when another user signs in', async () => {
  const { startSession, signIn, onOwnerChange, kept } = await open();
  const forget = vi.fn<() => void>();
  onOwnerChange(forget);
  kept.set('hangtag.session', JSON.stringify({ userId: 3, startedAt: Date.now() }));
  await startSession();
  await signIn('a@b.co', 'password', false);
  expect(forget).not.toHaveBeenCalled();
  Object.assign(user, { id: 4 });
  await signIn('c@d.co', 'password', false);
  expect(forget).toHaveBeenCalledOnce();
  Object.assign(user, { id: 3 });
});
