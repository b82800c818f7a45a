import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { beforeEach, expect, test, vi } from 'vitest';

const root = {
  id: 3,
  companyId: 1,
  role: 'Superadmin',
  viewingAs: null,
  company: { timeZone: 'UTC' },
} as CurrentUser;
const viewingAs = { companyId: 7, companyName: 'Merrow', endsAt: '2026-11-21T12:30:00Z' };
const viewer = { ...root, companyId: 7, role: 'Admin', viewingAs } as CurrentUser;

const calls = vi.hoisted(() => ({ user: null as unknown, isBroken: false }));
vi.mock('../api/admin.ts', () => ({
  startView: () => (calls.isBroken ? Promise.reject(new Error('no')) : Promise.resolve(viewer)),
  endView: () => Promise.resolve(root),
}));
vi.mock('../api/auth.ts', () => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  readCurrentUser: () => Promise.resolve(calls.user),
}));

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

async function fresh() {
  vi.resetModules();
  kept.clear();
  Object.assign(calls, { user: root, isBroken: false });
  const session = await import('./session.ts');
  const viewing = await import('./viewAs.ts');
  const forgotten = vi.fn<() => void>();
  session.onOwnerChange(forgotten);
  await session.signIn('a@b.co', 'password', false);
  return { session, viewing, forgotten };
}
let made: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  made = await fresh();
});

const stamp = () => JSON.parse(kept.get('hangtag.session') ?? '{}') as object;

test('a view starts without data of the user’s own company, and informs the other tabs', async () => {
  const { session, viewing, forgotten } = made;
  expect(await viewing.startViewing(7)).toBe(true);
  expect(session.currentUser()).toEqual(viewer);
  expect(forgotten).toHaveBeenCalledOnce();
  expect(stamp()).toMatchObject({ userId: 3, companyId: 7 });
});

test('ending a view resets the stores', async () => {
  const { session, viewing, forgotten } = made;
  await viewing.startViewing(7);
  expect(await viewing.stopViewing()).toBe(true);
  expect([viewing.takeReturnCompanyId(), viewing.takeReturnCompanyId()]).toEqual([7, null]);
  expect(session.currentUser()).toEqual(root);
  expect(forgotten).toHaveBeenCalledTimes(2);
  expect(stamp()).toMatchObject({ userId: 3, companyId: 1 });
});

test('a view ends by the server’s clock, not by the browser’s', async () => {
  const { session, viewing } = made;
  await viewing.startViewing(7);
  calls.user = viewer;
  await viewing.checkViewing();
  expect(session.currentUser()?.viewingAs).toEqual(viewingAs);
  calls.user = root;
  await viewing.checkViewing();
  expect(session.currentUser()?.viewingAs).toBeNull();
});

test('a view that failed to start changes nothing', async () => {
  const { session, viewing, forgotten } = made;
  calls.isBroken = true;
  expect(await viewing.startViewing(7)).toBe(false);
  expect(session.currentUser()).toEqual(root);
  expect(forgotten).not.toHaveBeenCalled();
});
