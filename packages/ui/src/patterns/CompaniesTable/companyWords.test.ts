import { expect, it } from 'vitest';
import {
  countWords,
  filterWords,
  initialOf,
  loginWords,
  productWords,
  foundWords,
  userWords,
} from './companyWords.ts';
import { rangeWords } from '../pagedTable/PageFoot.tsx';

it('counts companies, whatever the filter', () => {
  expect(countWords({ companyCount: 1284, activeCompanyCount: 1200 })).toBe(
    '1,284 companies, 1,200 active',
  );
  expect(countWords({ companyCount: 1, activeCompanyCount: 0 })).toBe('1 company, 0 active');
});

it('counts the rows of a page', () => {
  const page = { from: 26, to: 50, total: 1284 } as Parameters<typeof foundWords>[0];
  expect(rangeWords(page)).toBe('26–50 of 1,284');
  expect(rangeWords({ ...page, from: null, to: null })).toBeNull();
  expect(foundWords(page)).toBe('26–50 of 1,284 companies');
  expect(foundWords({ ...page, from: null, to: null })).toBe('No company fits');
});

it('names the filters of the list', () => {
  expect(filterWords({ search: 'quill', type: 'all', status: 'all' })).toBe(
    'The search is “quill”.',
  );
  expect(filterWords({ search: 'quill', type: 'pro', status: 'Active' })).toBe(
    'The search is “quill”, the plan is Pro, and the status is Active.',
  );
});

it('states the used amount and the date', () => {
  expect(productWords({ productCount: 9, publishedCount: 7 })).toBe('7 of 9 published');
  expect(productWords({ productCount: 0, publishedCount: 0 })).toBe('No products');
  expect(userWords({ userCount: 12_840 })).toBe('12,840 users');
  expect(userWords({ userCount: 1 })).toBe('1 user');
  expect(loginWords({ lastLoginAt: null })).toBe('Never');
  expect(loginWords({ lastLoginAt: '2026-11-19T12:00:00Z' })).toBe('11-19-2026');
});

it('treats a combined character as one', () => {
  expect(initialOf(' étoile')).toBe('É');
  expect(initialOf('😀 Toys')).toBe('😀');
  expect(initialOf('')).toBe('');
});
