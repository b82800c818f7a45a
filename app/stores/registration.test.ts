import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

let answering: Answering;
const password = 'four quiet olive trees';

async function open() {
  const browser = fakeBrowser((sent) => answering(sent));
  vi.resetModules();
  return { ...browser, ...(await import('./registration.ts')) };
}

beforeEach(() => {
  answering = () => ({
    status: 200,
    body: { email: 'wes@lund.example', company: { timeZone: 'UTC' } },
  });
});
afterEach(() => vi.unstubAllGlobals());

const asked = (sent: readonly { readonly path: string; readonly body: unknown }[]) =>
  sent.map(({ path }) => path).filter((path) => path !== '/sanctum/csrf-cookie');

test('the link and the password confirm, and the same password signs in [D08]', async () => {
  const { confirmAddress, sent } = await open();
  const onSignedIn = vi.fn<() => void>();
  expect(await confirmAddress('abc', password, onSignedIn)).toEqual({ kind: 'signed-in' });
  expect(onSignedIn).toHaveBeenCalledOnce();
  expect(asked(sent)).toEqual(['/adduser/confirm', '/login', '/api/user']);
  const bodyOf = (path: string) => sent.find((one) => one.path === path)?.body;
  expect(bodyOf('/adduser/confirm')).toEqual({ token: 'abc', password });
  expect(bodyOf('/login')).toMatchObject({ email: 'wes@lund.example', password });
});

test.each([422, 500, null])('a confirmation that ends with %s does not sign in', async (status) => {
  const { confirmAddress, sent } = await open();
  answering = ({ path }) => (path === '/adduser/confirm' ? { status, body: {} } : { status: 204 });
  const onSignedIn = vi.fn<() => void>();
  await expect(confirmAddress('abc', password, onSignedIn)).rejects.toHaveProperty('problem');
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(asked(sent)).toEqual(['/adduser/confirm']);
});

test('an account that exists but is not signed in yet is named for the sign-in page', async () => {
  const { confirmAddress } = await open();
  answering = ({ path }) =>
    path === '/adduser/confirm'
      ? { status: 200, body: { email: 'wes@lund.example' } }
      : { status: path === '/login' ? 500 : 204, body: path === '/login' ? {} : undefined };
  const confirmed = await confirmAddress('abc', password, () => undefined);
  expect(confirmed).toEqual({ kind: 'ready', email: 'wes@lund.example' });
});

test('the token is sent, and left out when there is none', async () => {
  const { loadRegistration, sent } = await open();
  await loadRegistration('a b');
  await loadRegistration(null);
  expect(sent.map(({ path }) => path)).toEqual(['/adduser?token=a+b', '/adduser']);
});
