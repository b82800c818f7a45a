import { expect, test } from 'vitest';
import { queryFor, viewFrom } from './productQuery.ts';

const view = (query: string) => viewFrom(new URLSearchParams(query), 'Alphabetic');

test('without a choice the list is alphabetic, from its first page [F043]', () => {
  expect(view('')).toEqual({ search: '', state: 'all', order: 'Alphabetic', page: 1 });
  expect(queryFor(view(''))).toEqual({ sort: 'Alphabetic', page: '1' });
});

test('the address selects one of the three orders [D52]', () => {
  expect(view('sort=Recently+edited').order).toBe('Recently edited');
  expect(view('sort=Recently+published').order).toBe('Recently published');
});

test('an invalid address shows the whole list', () => {
  expect(view('sort=worst&state=gone&page=-3')).toEqual(view(''));
  expect(view('page=1.5').page).toBe(1);
});

test('search, state and page are sent to the server as the address has them', () => {
  expect(queryFor(view('search=olive+oil&state=changed&page=2'))).toEqual({
    sort: 'Alphabetic',
    page: '2',
    search: 'olive oil',
    state: 'changed',
  });
});
