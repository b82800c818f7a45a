import { abilities } from '@hangtag/contract/wire/apiToken';
import { expect, it } from 'vitest';
import { abilityWords } from '../../support/abilityWords.ts';
import { abilitiesWords, endOf, expiryWords, lastUsedWords } from './tokenWords.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it('has words for every ability', () => {
  expect(new Set(abilities.map((each) => abilityWords[each])).size).toBe(abilities.length);
  expect(abilitiesWords(['products:read', 'codes:issue'])).toBe('Read products and issue codes');
  expect(abilitiesWords(['files:read'])).toBe('Read files');
});

it.each([
  [null, { isExpired: false, words: 'Never' }],
  ['2026-12-01T12:00:00Z', { isExpired: false, words: '12-01-2026' }],
  ['2026-11-21T12:00:00Z', { isExpired: true, words: 'Expired 11-21-2026' }],
])('expires %s: %o', (expiresAt, words) => {
  expect(expiryWords({ expiresAt }, now)).toEqual(words);
});

it('shows the last use', () => {
  expect(lastUsedWords({ lastUsedAt: null })).toBe('Never');
  expect(lastUsedWords({ lastUsedAt: '2026-11-19T12:00:00Z' })).toBe('11-19-2026');
});

it('ends after the chosen number of days', () => {
  expect(endOf('30', now)).toBe('2026-12-21T12:00:00.000Z');
  expect(endOf('open', now)).toBeNull();
});
