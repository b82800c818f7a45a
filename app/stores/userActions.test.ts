import { inviteMessages } from '@hangtag/contract/rules/messages';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { UserRow } from '@hangtag/contract/wire/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

let answering: Answering;

const tomas = {
  id: 5,
  companyId: 7,
  email: 'tomas@merrow.example',
  role: 'User',
  invite: null,
} as UserRow;
const me = {
  id: 3,
  name: 'Ines',
  avatar: 'bot1.jpg',
  phone: null,
  company: { timeZone: 'UTC' },
} as CurrentUser;

/** A signed-in user who changes Tomas. */
async function open() {
  const browser = fakeBrowser((sent) => {
    if (sent.path === '/api/user') return { status: 200, body: me };
    return sent.method === 'GET' || sent.path === '/login' ? { status: 204 } : answering(sent);
  });
  const reported: string[] = [];
  const toasts = {
    success: (sentence: string) => void reported.push(`+ ${sentence}`),
    error: (sentence: string) => void reported.push(`- ${sentence}`),
  };
  vi.resetModules();
  vi.doMock('./toasts.ts', () => ({ toasts }));
  const session = await import('./session.ts');
  const work = await import('./userActions.ts');
  await session.signIn('a@b.co', 'password', false);
  return { ...browser, ...session, ...work, reported };
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.doUnmock('./toasts.ts');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a change is sent to the user’s company, and a busy row accepts no second one [F227]', async () => {
  const { changeUser, currentUserStates, sent } = await open();
  answering = () => ({ status: 200, body: { ...tomas, role: 'Admin' } });
  const first = changeUser(tomas, { kind: 'role', role: 'Admin' }, { role: 'Admin' });
  expect(currentUserStates()[5]?.work).toEqual({ kind: 'role', role: 'Admin' });
  expect(await changeUser(tomas, { kind: 'edit' }, { name: 'T' })).toBe(false);
  expect(await first).toBe(true);
  expect(currentUserStates()[5]?.work).toBeUndefined();
  const writes = sent.filter(({ method }) => method === 'PUT');
  expect(writes).toMatchObject([{ path: '/api/companies/7/users/5', body: { role: 'Admin' } }]);
});

test('a refusal is stored with its fields until it is dismissed [D17]', async () => {
  const { changeUser, currentUserStates, forgetRefusal } = await open();
  const body = { message: 'No.', errors: { status: ['The last Admin.'] } };
  answering = () => ({ status: 422, body });
  const suspend = { status: 'Inactive' } as const;
  expect(await changeUser(tomas, { kind: 'status', ...suspend }, suspend)).toBe(false);
  expect(currentUserStates()[5]).toMatchObject({
    refusal: 'The last Admin.',
    fields: { status: ['The last Admin.'] },
  });
  forgetRefusal(5);
  expect(currentUserStates()[5]?.refusal).toBeUndefined();
});

test('the user’s own new name shows at once', async () => {
  const { changeUser, currentUser } = await open();
  answering = () => ({ status: 200, body: { ...me, name: 'Ines C.', invite: null } });
  await changeUser({ ...tomas, id: 3 }, { kind: 'edit' }, { name: 'Ines C.' });
  expect(currentUser()?.name).toBe('Ines C.');
});

test('resending reports its result and stores the new link [M03] [M04]', async () => {
  const { resendInvite, currentUserStates, reported } = await open();
  answering = () => ({ status: 500, body: {} });
  expect(await resendInvite(tomas)).toBe(false);
  answering = () => ({
    status: 200,
    body: { status: 'success', user: tomas, isResent: true, link: 'https://x.example/r' },
  });
  expect(await resendInvite(tomas)).toBe(true);
  expect(reported).toEqual([
    '- User resend invite failed, please try again',
    `+ ${inviteMessages.resent(tomas.email)}`,
  ]);
  expect(currentUserStates()[5]).toMatchObject({ link: 'https://x.example/r' });
});

test('an invitation that is already revoked counts as revoked', async () => {
  const { revoke } = await open();
  answering = () => ({ status: 404, body: { message: 'Not found.' } });
  expect(await revoke(tomas)).toBe(true);
  answering = () => ({ status: 500, body: {} });
  expect(await revoke(tomas)).toBe(false);
});

test('a resent invitation keeps its role [D19]', async () => {
  const { resendInvite, sent } = await open();
  const superadmin = { ...tomas, role: 'Superadmin', status: 'Pending' } as const;
  answering = () => ({ status: 200, body: { status: 'success', user: superadmin, link: 'x' } });
  expect(await resendInvite(superadmin)).toBe(true);
  const [invitation] = sent.filter(({ path }) => path.endsWith('/invite'));
  expect(invitation?.body).toEqual({ email: tomas.email });
});
