import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths, safeRedirect } from './paths.ts';
import { withQuery } from '../api/withQuery.ts';

test('segments and queries are encoded', () => {
  expect(paths.resetPassword('a/b?c d')).toBe('/password/reset/a%2Fb%3Fc%20d');
  expect(paths.login('/product?search=a&b')).toBe('/login?redirect=%2Fproduct%3Fsearch%3Da%26b');
  expect(paths.product(7, 'real-code')).toBe('/product/7/details/real-code');
});

test('an empty query is left out', () => {
  expect(withQuery('/product', { search: '', page: undefined, state: null })).toBe('/product');
  expect(paths.login()).toBe('/login');
});

test('a return address leads into this app only', () => {
  expect(safeRedirect('/product/3/details/content?modal=gallery#x')).toBe(
    '/product/3/details/content?modal=gallery#x',
  );
  for (const bad of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'product',
    '',
    null,
  ])
    expect(safeRedirect(bad)).toBe('/');
  expect(safeRedirect('/\t/evil.example')).toBe('/');
});

test('any return address stays on this origin', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', ':', '@', 'a', '.') }),
      (text) => {
        expect(new URL(safeRedirect(text), 'https://app.example').origin).toBe(
          'https://app.example',
        );
      },
    ),
  );
});
