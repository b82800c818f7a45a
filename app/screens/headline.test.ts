import { expect, test } from 'vitest';
import { headline } from './headline.ts';

test('the headline is the news, in words up to ten', () => {
  expect(headline(0)).toBe('Every published page is up to date');
  expect(headline(1)).toBe('One product is waiting to be published');
  expect(headline(2)).toBe('Two products are waiting to be published');
  expect(headline(11)).toBe('11 products are waiting to be published');
});
