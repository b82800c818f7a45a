import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

const values = {
  title: 'What the grove gave back',
  year: 2025,
  kind: 'annual',
  at: 'file',
  file: null,
  url: '',
  isShown: true,
} as const;
const place = 'hangtag.typed.3.report/7';

/** A signed-in user; every other call answers 401 once `isOver`. */
async function open() {
  let isOver = false;
  const { typed } = fakeBrowser(({ path }) => {
    if (path === '/api/user')
      return { status: 200, body: { id: 3, companyId: 7 } satisfies Partial<CurrentUser> };
    return path.startsWith('/api/') && isOver ? { status: 401, body: {} } : { status: 204 };
  });
  vi.resetModules();
  const session = await import('./session.ts');
  const kept = await import('./recoveredForms.ts');
  const { call } = await import('../api/client.ts');
  const login = () => session.signIn('a@b.co', 'password', false);
  const expire = async () => {
    isOver = true;
    await call('/api/anything').catch(() => undefined);
    isOver = false;
  };
  await login();
  return { ...kept, typed, login, expire };
}

afterEach(() => vi.unstubAllGlobals());

test('[X10] what was typed of a report outlives the session, and goes with its form', async () => {
  const { storeUnsavedReport, readRecoveredReport, typed, login, expire } = await open();
  storeUnsavedReport({ reportId: 4, values });
  await expire();
  expect(readRecoveredReport()).toBeNull();
  await login();
  expect(readRecoveredReport()).toEqual({ reportId: 4, values });
  storeUnsavedReport(null);
  expect(typed.size).toBe(0);
});

test('an empty year comes back as an empty year', async () => {
  const { storeUnsavedReport, readRecoveredReport } = await open();
  storeUnsavedReport({ reportId: null, values: { ...values, year: Number.NaN } });
  expect(readRecoveredReport()?.values.year).toBeNaN();
});

test.each([
  { reportId: 'x', values },
  { reportId: 4 },
  { reportId: 4, values: { ...values, kind: 'weekly' } },
  { reportId: 4, values: { ...values, url: 7 } },
])('what is no report is nothing: %j', async (other) => {
  const { readRecoveredReport, typed } = await open();
  typed.set(place, JSON.stringify(other));
  expect(readRecoveredReport()).toBeNull();
});
