import { expect, it } from 'vitest';
import { brokenWords, checkWords, movedWords } from './linkWords.ts';

const at = '2026-11-20T12:00:00Z';

it('states since when an address is broken, and its status', () => {
  const check = {
    at,
    brokenSince: '2026-11-19T03:00:00Z',
    movedTo: null,
    state: 'broken',
  } as const;
  const words = (status: number | null) => brokenWords({ ...check, status });
  expect(words(null)).toBe('Broken since 11-19-2026: the address doesn’t answer.');
  expect(words(404)).toBe('Broken since 11-19-2026: the page was not found (404).');
  expect(words(302)).toBe('Broken since 11-19-2026: the address answers with 302.');
});

it.each(['ok', 'unknown', 'broken'] as const)('adds nothing to a link that is %s', (state) => {
  const lastCheck = { at, status: 200, state, brokenSince: null, movedTo: null };
  expect(movedWords(lastCheck)).toBeNull();
  expect(movedWords(undefined)).toBeNull();
});

it('tells where a link moved for good', () => {
  const movedTo = 'https://merrow.example/new';
  const lastCheck = { at, status: 200, state: 'redirected', brokenSince: null, movedTo } as const;
  expect(movedWords(lastCheck)).toBe('Moved for good to merrow.example/new');
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
