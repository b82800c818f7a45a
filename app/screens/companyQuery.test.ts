import { expect, test } from 'vitest';
import { filterFor, viewFrom } from './companyQuery.ts';

const read = (address: string) => viewFrom(new URLSearchParams(address));

test('an address selects which companies are shown', () => {
  expect(read('search=oil&type=pro&status=Inactive&sort=active&page=3')).toEqual({
    search: 'oil',
    type: 'pro',
    status: 'Inactive',
    order: 'active',
    page: 3,
  });
});

test('invalid parameters of an address are ignored', () => {
  const standard = { search: '', type: 'all', status: 'all', order: 'alpha', page: 1 };
  expect(read('')).toEqual(standard);
  expect(read('type=gold&status=Gone&sort=size&page=-1')).toEqual(standard);
});

test('the request contains only the filters of the list', () => {
  expect(filterFor(read('page=2'))).toEqual({ sort: 'alpha' });
  expect(filterFor(read('search=oil&type=free&status=Active'))).toEqual({
    sort: 'alpha',
    search: 'oil',
    type: 'free',
    status: 'Active',
  });
});
