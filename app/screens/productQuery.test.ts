import { expect, test } from 'vitest';
import { queryFor, viewFrom } from './productQuery.ts';

const view = (query: string) => viewFrom(new URLSearchParams(query), 'Alphabetic');

test('without a choice the list is alphabetic, from its first page [F043]', () => {
  expect(view('')).toEqual({ search: '', state: 'all', order: 'Alphabetic', page: 1 });
  expect(queryFor(view(''))).toEqual({ sort: 'Alphabetic', page: '1' });
});

test('the address names one of the three orders [D52]', () => {
  expect(view('sort=Recently+edited').order).toBe('Recently edited');
  expect(view('sort=Recently+published').order).toBe('Recently published');
});

test('an address that means nothing shows the whole list', () => {
  expect(view('sort=worst&state=gone&page=-3')).toEqual(view(''));
  expect(view('page=1.5').page).toBe(1);
});

test('search, state and page go to the server as they stand in the address', () => {
  expect(queryFor(view('search=olive+oil&state=changed&page=2'))).toEqual({
    sort: 'Alphabetic',
    page: '2',
    search: 'olive oil',
    state: 'changed',
  });
});
