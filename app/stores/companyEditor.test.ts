import { companyMessages } from '@hangtag/contract/rules/messages';
import type { Company } from '@hangtag/contract/wire/company';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

const company = (patch: object = {}) =>
  ({ companyId: 7, companyName: 'Merrow', telephone: '1', version: 4, ...patch }) as Company;
const user = {
  id: 3,
  companyId: 7,
  company: { companyId: 7, companyName: 'Merrow', timeZone: 'UTC' },
};
const toasts = {
  success: vi.fn<(said: string) => void>(),
  error: vi.fn<(said: string) => void>(),
  clear: vi.fn<() => void>(),
};
let answering: Answering;

/** A signed-in user with the company loaded. */
async function open() {
  const browser = fakeBrowser((sent) =>
    sent.path === '/api/user' ? { status: 200, body: user } : answering(sent),
  );
  vi.resetModules();
  vi.doMock('./toasts.ts', () => ({ toasts }));
  const session = await import('./session.ts');
  const { ownCompany } = await import('./companyDetails.ts');
  answering = () => ({ status: 204 });
  await session.signIn('a@b.co', 'password', false);
  answering = () => ({ status: 200, body: company() });
  await ownCompany.load(7);
  return { ...browser, ...session, ...ownCompany };
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

test('saving a company announces its name, and the bar shows the new name at once [M08]', async () => {
  const { save, sent, currentUser } = await open();
  answering = () => ({ status: 200, body: company({ companyName: 'Merrow & Co', version: 5 }) });
  expect(await save({ companyName: 'Merrow & Co' })).toBe(true);
  expect(sent.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/api/companies/7',
    body: { companyName: 'Merrow & Co' },
  });
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(companyMessages.saved('Merrow & Co'));
  expect(currentUser()?.company.companyName).toBe('Merrow & Co');
});

test('a save names the version it is based on', async () => {
  const { save, sent } = await open();
  answering = () => ({ status: 200, body: company({ version: 5 }) });
  await save({ telephone: '2' });
  await save({ telephone: '3' });
  const tags = sent.filter(({ method }) => method === 'PUT').map(({ headers }) => headers);
  expect(tags.map((each) => new Headers(each).get('If-Match'))).toEqual(['"4"', '"5"']);
});

test('a failed save announces no success', async () => {
  const { save } = await open();
  answering = () => ({ status: 422, body: { message: 'No.', errors: { url: ['No.'] } } });
  expect(await save({ url: 'x' })).toBe(false);
  expect(toasts.success).not.toHaveBeenCalled();
});
