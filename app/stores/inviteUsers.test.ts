import { inviteMessages } from '@hangtag/contract/rules/messages';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

let answering: Answering;

/** A signed-in user who invites. */
async function open() {
  const browser = fakeBrowser((sent) => {
    if (sent.path === '/api/user')
      return { status: 200, body: { id: 3, company: { timeZone: 'UTC' } } as CurrentUser };
    return sent.path.endsWith('/invite') ? answering(sent) : { status: 204 };
  });
  const reported: string[] = [];
  const toasts = {
    success: (sentence: string) => void reported.push(`+ ${sentence}`),
    error: (sentence: string) => void reported.push(`- ${sentence}`),
  };
  vi.resetModules();
  vi.doMock('./toasts.ts', () => ({ toasts }));
  const session = await import('./session.ts');
  const inviting = await import('./inviteUsers.ts');
  await session.signIn('a@b.co', 'password', false);
  const asked = () => browser.sent.filter(({ path }) => path.endsWith('/invite'));
  return { ...browser, ...inviting, reported, asked };
}

const sent = (email: string, isResent = false) => ({
  status: 200,
  body: { status: 'success', user: { id: 9, email }, isResent, link: `https://x.example/${email}` },
});

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.doUnmock('./toasts.ts');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a single sent invitation is reported in a toast, and the dialog closes [M02]', async () => {
  const { inviteUsers, currentInviting, reported, asked } = await open();
  answering = () => sent('wes@lund.example');
  await inviteUsers(7, ['wes@lund.example'], 'Admin');
  expect(asked()).toMatchObject([{ body: { email: 'wes@lund.example', role: 'Admin' } }]);
  expect(reported).toEqual(['+ wes@lund.example has been invited to create an account!']);
  expect(currentInviting()).toBeNull();
});

test('a pending address is invited again [M04]', async () => {
  const { inviteUsers, reported } = await open();
  answering = () => sent('wes@lund.example', true);
  await inviteUsers(7, ['wes@lund.example'], 'User');
  expect(reported).toEqual([`+ ${inviteMessages.resent('wes@lund.example')}`]);
});

test.each([
  [{ status: 200, body: { status: 'failed', message: 'Taken.' } }, 'Taken.'],
  [{ status: 422, body: { message: 'No.', errors: { email: ['Wrong.'] } } }, 'Wrong.'],
  [{ status: 500, body: {} }, 'The server could not do this. Try again in a moment.'],
])('a single failed invitation keeps the dialog open: %o [M01]', async (answer, reason) => {
  const { inviteUsers, currentInviting, reported } = await open();
  answering = () => answer;
  await inviteUsers(7, ['wes@lund.example'], 'User');
  expect(reported).toEqual(['- User invite failed, please try again']);
  expect(currentInviting()).toEqual({ phase: 'asking', errors: { email: reason } });
});

test('several addresses report their results in order', async () => {
  const { inviteUsers, currentInviting, reported } = await open();
  const answers = [
    sent('a@x.example'),
    { status: 200, body: { status: 'failed', message: 'Taken.' } },
    sent('c@x.example', true),
  ];
  answering = () => answers.shift() ?? { status: 500, body: {} };
  await inviteUsers(7, ['a@x.example', 'b@x.example', 'c@x.example'], 'User');
  expect(reported).toEqual([]);
  expect(currentInviting()).toMatchObject({
    phase: 'done',
    outcomes: [
      { kind: 'sent', email: 'a@x.example' },
      { kind: 'failed', email: 'b@x.example', reason: 'Taken.' },
      { kind: 'resent', email: 'c@x.example' },
    ],
  });
});

test('a refusal that applies to all stops the rest and is reported for each', async () => {
  const { inviteUsers, currentInviting, asked } = await open();
  const answers = [sent('a@x.example'), { status: 429, body: { message: 'Too Many Attempts.' } }];
  answering = () => answers.shift() ?? sent('never');
  await inviteUsers(7, ['a@x.example', 'b@x.example', 'c@x.example'], 'User');
  expect(asked()).toHaveLength(2);
  expect(currentInviting()).toMatchObject({
    outcomes: [{ kind: 'sent' }, { kind: 'failed' }, { kind: 'failed', email: 'c@x.example' }],
  });
});
