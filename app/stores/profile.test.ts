import { profileMessages } from '@hangtag/contract/rules/messages';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

const user = { id: 3, companyId: 7, name: 'Ines Calder' } as CurrentUser;
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

test('a saved profile is said, and shown from then on', async () => {
  const { saveProfile, currentUser, sent } = await open();
  answering = () => ({ status: 200, body: { ...user, ...update } });
  await saveProfile(update);
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/api/user/3', body: update });
  expect(currentUser()).toMatchObject({ id: 3, name: 'Ines C. Calder', avatar: 'bot2.jpg' });
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(profileMessages.saved);
});

test('a refused profile is said, and nothing is shown differently', async () => {
  const { saveProfile, currentUser } = await open();
  answering = () => ({ status: 422, body: { message: 'No.', errors: { email: ['No.'] } } });
  await expect(saveProfile(update)).rejects.toMatchObject({ problem: { code: 'invalid' } });
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(profileMessages.failed);
  expect(currentUser()).toMatchObject({ name: 'Ines Calder' });
});

test('who is signed out by the answer hears nothing of the profile', async () => {
  const { saveProfile, currentUser } = await open();
  answering = () => ({ status: 401, body: { message: 'Unauthenticated.' } });
  await expect(saveProfile(update)).rejects.toMatchObject({ problem: { status: 401 } });
  expect(currentUser()).toBeNull();
  expect(toasts.error).not.toHaveBeenCalled();
});
