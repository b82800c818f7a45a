import { endOfDay } from '@hangtag/contract/rules/days';
import { getLocalTimeZone } from '@internationalized/date';
import { expect, it } from 'vitest';
import { clickWords, stateWords, targetWords, usedWords } from './ctaWords.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

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
  ['active', null, null, 'full', 'Live', null],
  ['active', null, '2026-12-24T12:00:00Z', 'full', 'Live', 'until 12-24-2026'],
  ['active', '2026-12-01T12:00:00Z', null, 'clock', 'Scheduled', 'from 12-01-2026'],
  [
    'active',
    '2026-12-01T12:00:00Z',
    '2026-12-24T12:00:00Z',
    'clock',
    'Scheduled',
    '12-01-2026 to 12-24-2026',
  ],
  ['active', null, '2026-11-01T12:00:00Z', 'square', 'Ended', 'on 11-01-2026'],
  ['inactive', null, '2026-11-01T12:00:00Z', 'struck', 'Off', null],
] as const)('%s from %s to %s: %s, %s %s', (status, startsAt, endsAt, shape, words, days) => {
  expect(stateWords({ status, startsAt, endsAt }, now)).toEqual({ shape, words, days });
});

it('a whole last day is named, not the midnight after it', () => {
  const endsAt = endOfDay('2026-12-24', getLocalTimeZone()).toISOString();
  const cta = { status: 'active', startsAt: null, endsAt } as const;
  expect(stateWords(cta, now).days).toBe('until 12-24-2026');
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
