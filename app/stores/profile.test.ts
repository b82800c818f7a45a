import { profileMessages } from '@hangtag/contract/rules/messages';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

const user = {
  id: 3,
  companyId: 7,
  name: 'Ines Calder',
  company: { timeZone: 'UTC' },
} as CurrentUser;
const update = {
  name: 'Ines C. Calder',
  email: 'ines@merrow.example',
  avatar: 'bot2.jpg',
  phone: null,
} as const;
const toasts = {
  success: vi.fn<(said: string) => void>(),
  error: vi.fn<(said: string) => void>(),
  clear: vi.fn<() => void>(),
};
let answering: Answering;

/** A signed-in user with fresh stores. */
async function open() {
  const browser = fakeBrowser((sent) =>
    sent.path === '/api/user' ? { status: 200, body: user } : answering(sent),
  );
  vi.resetModules();
  vi.doMock('./toasts.ts', () => ({ toasts }));
  const session = await import('./session.ts');
  const profile = await import('./profile.ts');
  answering = () => ({ status: 204 });
  await session.signIn('a@b.co', 'password', false);
  return { ...browser, ...session, ...profile };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('./toasts.ts');
});

test('a saved profile is announced and shown from then on', async () => {
  const { saveProfile, currentUser, sent } = await open();
  answering = () => ({ status: 200, body: { ...user, ...update } });
  await saveProfile(update);
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/api/user/3', body: update });
  expect(currentUser()).toMatchObject({ id: 3, name: 'Ines C. Calder', avatar: 'bot2.jpg' });
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(profileMessages.saved);
});

test('a refused profile is announced and changes nothing that is shown', async () => {
  const { saveProfile, currentUser } = await open();
  answering = () => ({ status: 422, body: { message: 'No.', errors: { email: ['No.'] } } });
  await expect(saveProfile(update)).rejects.toMatchObject({ problem: { code: 'invalid' } });
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(profileMessages.failed);
  expect(currentUser()).toMatchObject({ name: 'Ines Calder' });
});

test('a user whom the answer signs out gets no announcement', async () => {
  const { saveProfile, currentUser } = await open();
  answering = () => ({ status: 401, body: { message: 'Unauthenticated.' } });
  await expect(saveProfile(update)).rejects.toMatchObject({ problem: { status: 401 } });
  expect(currentUser()).toBeNull();
  expect(toasts.error).not.toHaveBeenCalled();
});

test('a save in another tab: another field is saved on top, the same field is refused', async () => {
  let now = { ...user, phone: '1', profileVersion: 1 };
  const browser = fakeBrowser(({ path, headers, body }) => {
    if (path === '/api/user') return { status: 200, body: now };
    if (path !== '/api/user/3') return { status: 204 };
    if (headers.get('If-Match') !== `"${now.profileVersion}"`)
      return { status: 409, body: { message: 'Somebody else changed this.', code: 'stale_write' } };
    now = { ...now, ...(body as object), profileVersion: now.profileVersion + 1 };
    return { status: 200, body: now };
  });
  vi.resetModules();
  vi.doMock('./toasts.ts', () => ({ toasts }));
  const session = await import('./session.ts');
  const { saveProfile } = await import('./profile.ts');
  await session.signIn('a@b.co', 'password', false);
  now = { ...now, phone: '2', profileVersion: 2 };
  await saveProfile({ name: 'Ines C.' });
  expect(now).toMatchObject({ name: 'Ines C.', phone: '2' });
  now = { ...now, phone: '3', profileVersion: 9 };
  await expect(saveProfile({ phone: '4' })).rejects.toMatchObject({ problem: { status: 409 } });
  expect(session.currentUser()).toMatchObject({ phone: '3' });
  expect(browser.sent.filter(({ method }) => method === 'PUT')).toHaveLength(3);
});
