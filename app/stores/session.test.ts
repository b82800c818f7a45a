import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { call } from '../api/client.ts';
import { type Answering, fakeBrowser } from '../testing/browser.ts';
import { SESSION_MS } from './sessionClock.ts';

const user = { id: 3, companyId: 7 } as CurrentUser;
let answering: Answering;

/** A session store of its own for every test. */
async function open() {
  const browser = fakeBrowser((sent) =>
    sent.path === '/api/user' && sent.method === 'GET'
      ? { status: 200, body: user }
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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[F039] [F040] signing in keeps who and since when; signing out takes it away', async () => {
  const { signIn, signOut, kept, currentUser } = await open();
  expect(await signIn('a@b.co', 'password', false)).toEqual({ kind: 'signed-in' });
  expect(JSON.parse(kept.get('hangtag.session') ?? '')).toEqual({
    userId: 3,
    startedAt: Date.now(),
  });
  await signOut();
  expect(kept.has('hangtag.session')).toBe(false);
  expect(currentUser()).toBeNull();
});

test('[F218] remember is left out when it is not wanted', async () => {
  const { signIn, sent } = await open();
  await signIn('a@b.co', 'password', false);
  await signIn('a@b.co', 'password', true);
  const bodies = sent.filter(({ path }) => path === '/login').map(({ body }) => body);
  expect(bodies[0]).toEqual({ email: 'a@b.co', password: 'password' });
  expect(bodies[1]).toEqual({ email: 'a@b.co', password: 'password', remember: true });
});

test('[F219] [D04] a refused login asks whether the password must be set anew', async () => {
  const { signIn, sent } = await open();
  answering = ({ path }) => {
    if (path === '/login')
      return { status: 422, body: { message: 'No.', errors: { email: ['No.'] } } };
    return path === '/api/userReset' ? { status: 200, body: { status: true } } : { status: 204 };
  };
  expect(await signIn('a@b.co', 'password', false)).toEqual({ kind: 'reset-required' });
  expect(sent.find(({ path }) => path === '/api/userReset')?.body).toEqual({ email: 'a@b.co' });
});

test.each([401, 419])('[F046] [F047] many answers of %i sign out once', async (status) => {
  const { signIn, call: ask, currentUser, sent } = await open();
  await signIn('a@b.co', 'password', false);
  answering = ({ path }) => (path === '/logout' ? { status: 204 } : { status, body: {} });
  await Promise.allSettled([ask('/api/a'), ask('/api/b'), ask('/api/c')]);
  await vi.runAllTimersAsync();
  expect(currentUser()).toBeNull();
  expect(sent.filter(({ path }) => path === '/logout').length).toBeLessThanOrEqual(1);
});

test('[F048] [F045] after the session’s time any error signs out; before it none but these does', async () => {
  const { signIn, call: ask, currentUser } = await open();
  await signIn('a@b.co', 'password', false);
  answering = () => ({ status: 500, body: {} });
  await ask('/api/a').catch(() => undefined);
  expect(currentUser()?.id).toBe(3);
  vi.advanceTimersByTime(SESSION_MS + 1);
  await ask('/api/a').catch(() => undefined);
  expect(currentUser()).toBeNull();
});

test('[X10] an answer moves the end of the session on', async () => {
  const { signIn, call: ask, isSessionEnding } = await open();
  await signIn('a@b.co', 'password', false);
  vi.advanceTimersByTime(SESSION_MS - 60_000);
  expect(isSessionEnding()).toBe(true);
  answering = () => ({ status: 200, body: {} });
  await ask('/api/a');
  expect(isSessionEnding()).toBe(false);
});

test('what a store holds is forgotten when another person signs in', async () => {
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
