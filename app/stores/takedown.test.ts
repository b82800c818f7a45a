import type { TakedownAnswer } from '@hangtag/contract/wire/takedown';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

const path = '/api/companies/7/products/5/takedown';
const user = { id: 3, companyId: 7, company: { timeZone: 'UTC' } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that somebody else has withheld meanwhile is shown so, and not withheld again', async () => {
  let now: TakedownAnswer = { takedown: null, version: 4 };
  const { sent } = fakeBrowser(({ path: asked, method }) => {
    if (asked === '/api/user') return { status: 200, body: user };
    if (method !== 'PUT') return { status: 200, body: now };
    return { status: 409, body: { message: 'Somebody else did.', code: 'stale_write' } };
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.resetModules();
  const { signIn } = await import('./session.ts');
  await signIn('a@b.co', 'password', false);
  const { loadTakedown, setTakedown } = await import('./takedown.ts');
  await loadTakedown(5);
  now = { takedown: { since: '2026-11-20T10:00:00Z', reason: 'Order 7' }, version: 5 };
  await expect(setTakedown(5, 'Order 8')).rejects.toMatchObject({
    problem: { code: 'stale_write' },
  });
  const writes = sent.filter(({ method }) => method === 'PUT');
  expect(writes.map((each) => each.headers.get('If-Match'))).toEqual(['"4"']);
  expect(sent.at(-1)).toMatchObject({ method: 'GET', path });
});
