import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { expect, test } from 'vitest';
import { headline } from './headline.ts';

const answer = (changed: number, firstSteps: Partial<DashboardAnswer['firstSteps']> = null) =>
  ({ waiting: { changed, drafts: 3, latest: [] }, firstSteps }) as unknown as DashboardAnswer;

test('the headline counts waiting products, in words up to ten', () => {
  expect(headline(answer(0))).toBe('Every published page is up to date');
  expect(headline(answer(1))).toBe('One product is waiting to be published');
  expect(headline(answer(10))).toBe('Ten products are waiting to be published');
  expect(headline(answer(11))).toBe('11 products are waiting to be published');
});

test('a new company reads its next step', () => {
  expect(headline(answer(0, { edited: false, published: false }))).toBe(
    'Three steps to your first page',
  );
  expect(headline(answer(0, { edited: true, published: false }))).toBe(
    'Your first page can be published',
  );
  expect(headline(answer(0, { published: true }))).toBe('Your first page is online');
  expect(headline(answer(2, { published: true }))).toBe('Two products are waiting to be published');
});

test('the headline is neutral before the answer', () => {
  expect(headline(undefined)).toBe('Your products');
});
