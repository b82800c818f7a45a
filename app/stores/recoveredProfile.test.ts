import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

const typed = {
  avatar: 'bot2.jpg',
  name: 'Ines C. Calder',
  email: 'ines@merrow.example',
  phone: null,
} as const;

/** A signed-in user; every other call answers 401 once `isOver`. */
async function open() {
  let userId = 3;
  let isOver = false;
  const browser = fakeBrowser(({ path }) => {
    if (path === '/api/user') return { status: 200, body: { id: userId } as CurrentUser };
    return path.startsWith('/api/') && isOver ? { status: 401, body: {} } : { status: 204 };
  });
  vi.resetModules();
  const session = await import('./session.ts');
  const kept = await import('./recoveredForms.ts');
  const { call } = await import('../api/client.ts');
  const signInAs = async (id: number) => {
    userId = id;
    await session.signIn('a@b.co', 'password', false);
  };
  const expire = async () => {
    isOver = true;
    await call('/api/anything').catch(() => undefined);
    isOver = false;
  };
  await signInAs(3);
  return { ...browser, ...session, ...kept, signInAs, expire };
}

afterEach(() => vi.unstubAllGlobals());

test('[X10] what was typed outlives the session, for the same person alone', async () => {
  const { storeUnsavedProfile, readRecoveredProfile, expire, currentUser, signInAs } = await open();
  storeUnsavedProfile(typed);
  await expire();
  expect(currentUser()).toBeNull();
  expect(readRecoveredProfile()).toBeNull();
  await signInAs(3);
  expect(readRecoveredProfile()).toEqual(typed);
  await expire();
  await signInAs(4);
  expect(readRecoveredProfile()).toBeNull();
});

test('it goes when it is saved or given up, and on signing out', async () => {
  const { storeUnsavedProfile, readRecoveredProfile, signOut, signInAs } = await open();
  storeUnsavedProfile(typed);
  storeUnsavedProfile(null);
  expect(readRecoveredProfile()).toBeNull();
  storeUnsavedProfile(typed);
  await signOut();
  await signInAs(3);
  expect(readRecoveredProfile()).toBeNull();
});

test.each([
  { ...typed, avatar: 'bot9.jpg' },
  { ...typed, email: 7 },
  { ...typed, phone: {} },
])('what is no profile is nothing: %j', async (other) => {
  const { typed: tab, readRecoveredProfile } = await open();
  tab.set('hangtag.typed.3.profile', JSON.stringify(other));
  expect(readRecoveredProfile()).toBeNull();
});
