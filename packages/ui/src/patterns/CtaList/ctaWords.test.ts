import { expect, it } from 'vitest';
import { brokenWords, clickWords, stateWords, targetWords, usedWords } from './ctaWords.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = '2026-11-20T12:00:00Z';

it.each([
  ['https://www.shop.example/oil/', 'shop.example/oil'],
  ['mailto:ask@merrow.example', 'ask@merrow.example'],
  ['tel:+12075550142', '+12075550142'],
  ['', 'Leads nowhere yet'],
])('describes the target of %j: %s', (target, words) => {
  expect(targetWords({ target, filesId: null })).toBe(words);
});

it('a download links to a file', () => {
  expect(targetWords({ target: '', filesId: 3 })).toBe('A file of the library');
});

it.each([
  ['active', null, null, 'full', 'Live'],
  ['active', null, '2026-12-24T12:00:00Z', 'full', 'Live until 12-24-2026'],
  ['active', '2026-12-01T12:00:00Z', null, 'dashed', 'From 12-01-2026'],
  ['active', '2026-12-01T12:00:00Z', '2026-12-24T12:00:00Z', 'dashed', '12-01-2026 to 12-24-2026'],
  ['active', null, '2026-11-01T12:00:00Z', 'struck', 'Ended 11-01-2026'],
  ['inactive', null, '2026-11-01T12:00:00Z', 'struck', 'Off'],
] as const)('%s from %s to %s: %s, %s', (status, startsAt, endsAt, shape, words) => {
  expect(stateWords({ status, startsAt, endsAt }, now)).toEqual({ shape, words });
});

it('describes a broken address by its answer', () => {
  const words = (status: number | null) => brokenWords({ lastCheck: { at, status, ok: false } });
  expect(words(null)).toBe('The address didn’t answer on 11-20-2026.');
  expect(words(404)).toBe('The page was not found (404) on 11-20-2026.');
  expect(words(503)).toBe('The site had an error (503) on 11-20-2026.');
  expect(words(403)).toBe('The address answered with 403 on 11-20-2026.');
  expect(brokenWords({ lastCheck: { at, status: 200, ok: true } })).toBeNull();
  expect(brokenWords({})).toBeNull();
});

it('lists where it is used', () => {
  expect(usedWords({ usedBy: { products: 3, company: true } })).toBe('On 3 products and all pages');
  expect(usedWords({ usedBy: { products: 1, company: false } })).toBe('On 1 product');
  expect(usedWords({ usedBy: { products: 0, company: false } })).toBe('Not used');
});

it.each([
  [{ clicks: 168, livePages: 3 }, '168 clicks in 30 days'],
  [{ clicks: 0, livePages: 1 }, '0 clicks in 30 days'],
  [{ clicks: 0, livePages: 0 }, ''],
  [{ clicks: null, livePages: 1 }, 'clicks not counted'],
] as const)('counts clicks of %j as %j', (cta, words) => {
  expect(clickWords(cta)).toBe(words);
});
