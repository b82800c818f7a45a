import { expect, it } from 'vitest';
import {
  brokenWords,
  movedWords,
  checkWords,
  clickWords,
  stateWords,
  targetWords,
  usedWords,
} from './ctaWords.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = '2026-11-20T12:00:00Z';

it.each([
  ['https://www.shop.example/oil/', 'shop.example/oil'],
  ['mailto:ask@merrow.example', 'ask@merrow.example'],
  ['tel:+12075550142', '+12075550142'],
  ['', 'Leads nowhere yet'],
])('describes the target of %j: %s', (target, words) => {
  expect(targetWords({ target })).toBe(words);
});

it('a download is named by its file', () => {
  const file = { filesId: 3, type: 'pdf', name: 'Care sheet.pdf', fileName: 'c.pdf' } as const;
  const unknown = { fileUrl: '', previewUrl: null, bytes: null, width: null, height: null };
  expect(targetWords({ target: '', file: { ...file, ...unknown } })).toBe('Care sheet.pdf');
});

it.each([
  ['active', null, null, 'full', 'Live'],
  ['active', null, '2026-12-24T12:00:00Z', 'full', 'Live until 12-24-2026'],
  ['active', '2026-12-01T12:00:00Z', null, 'clock', 'From 12-01-2026'],
  ['active', '2026-12-01T12:00:00Z', '2026-12-24T12:00:00Z', 'clock', '12-01-2026 to 12-24-2026'],
  ['active', null, '2026-11-01T12:00:00Z', 'square', 'Ended 11-01-2026'],
  ['inactive', null, '2026-11-01T12:00:00Z', 'struck', 'Off'],
] as const)('%s from %s to %s: %s, %s', (status, startsAt, endsAt, shape, words) => {
  expect(stateWords({ status, startsAt, endsAt }, now)).toEqual({ shape, words });
});

it('states since when an address is broken, and its status', () => {
  const check = {
    at,
    brokenSince: '2026-11-19T03:00:00Z',
    movedTo: null,
    state: 'broken',
  } as const;
  const words = (status: number | null) => brokenWords({ lastCheck: { ...check, status } });
  expect(words(null)).toBe('Broken since 11-19-2026: the address doesn’t answer.');
  expect(words(404)).toBe('Broken since 11-19-2026: the page was not found (404).');
  expect(words(302)).toBe('Broken since 11-19-2026: the address answers with 302.');
});

it.each(['ok', 'unknown', 'broken'] as const)('adds nothing to a link that is %s', (state) => {
  const lastCheck = { at, status: 200, state, brokenSince: null, movedTo: null };
  expect(movedWords({ lastCheck })).toBeNull();
  expect(movedWords({})).toBeNull();
});

it('tells where a link moved for good', () => {
  const movedTo = 'https://merrow.example/new';
  const lastCheck = { at, status: 200, state: 'redirected', brokenSince: null, movedTo } as const;
  expect(movedWords({ lastCheck })).toBe('Moved for good to merrow.example/new');
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
  [{ clicks: null, livePages: 1 }, 'Clicks not counted'],
] as const)('counts clicks of %j as %j', (cta, words) => {
  expect(clickWords(cta)).toBe(words);
});

it.each([
  ['ok', 200, null, /^Answered 200 on 11-20-2026, /],
  [
    'redirected',
    301,
    'https://www.merrow.example/box/',
    /^Moved for good to merrow\.example\/box, /,
  ],
  ['broken', 404, null, /^This address answered “404” on 11-20-2026, .* see an error\.$/],
  ['broken', null, null, /^This address did not answer on 11-20-2026, .* see an error\.$/],
  ['unknown', 403, null, /^The site refused the check on 11-20-2026, /],
] as const)('says what a check found that is %s with %s', (state, status, movedTo, words) => {
  expect(checkWords({ at, status, state, movedTo, brokenSince: null })).toMatch(words);
});
