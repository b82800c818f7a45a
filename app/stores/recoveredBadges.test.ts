import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { BadgeValues } from '@hangtag/ui/patterns/BadgeList';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

const badge: BadgeValues = {
  association: {
    id: 2,
    name: 'Soil Alliance',
    abbreviation: null,
    url: '',
    logoFile: null,
    status: 'active',
    displayOrder: 0,
  },
  certificateNumber: 'SA-17',
  validFrom: '2026-01-01',
  validTo: null,
  evidence: null,
};
const place = 'hangtag.typed.3.associations/7';

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

test('[X10] badges as they stood in the form outlive the session, and go with the form', async () => {
  const { storeUnsavedBadges, readRecoveredBadges, typed, login, expire } = await open();
  storeUnsavedBadges([badge]);
  expect([...typed.keys()]).toEqual([place]);
  await expire();
  expect(readRecoveredBadges()).toBeNull();
  await login();
  expect(readRecoveredBadges()).toEqual([badge]);
  storeUnsavedBadges(null);
  expect(typed.size).toBe(0);
});

test('a form from which every badge was taken comes back empty, not as it was saved', async () => {
  const { storeUnsavedBadges, readRecoveredBadges } = await open();
  storeUnsavedBadges([]);
  expect(readRecoveredBadges()).toEqual([]);
});

test.each([
  ['no list', badge],
  ['no badge', [null]],
  ['a badge of nothing', [{ ...badge, association: null }]],
  ['a nameless badge', [{ ...badge, association: { id: 2 } }]],
  ['another shape of day', [{ ...badge, validTo: 20_260_101 }]],
  ['another shape of number', [badge, { ...badge, certificateNumber: null }]],
  ['another shape of evidence', [{ ...badge, evidence: 'file' }]],
])('%s is nothing', async (_, other) => {
  const { readRecoveredBadges, typed } = await open();
  typed.set(place, JSON.stringify(other));
  expect(readRecoveredBadges()).toBeNull();
});
