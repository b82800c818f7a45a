import { expect, test } from 'vitest';
import { filterFor, viewFrom } from './companyQuery.ts';

const read = (address: string) => viewFrom(new URLSearchParams(address));

test('an address says what of the companies is shown', () => {
  expect(read('search=oil&type=pro&status=Inactive&sort=active&page=3')).toEqual({
    search: 'oil',
    type: 'pro',
    status: 'Inactive',
    order: 'active',
    page: 3,
  });
});

test('what an address cannot mean is left out', () => {
  const standard = { search: '', type: 'all', status: 'all', order: 'alpha', page: 1 };
  expect(read('')).toEqual(standard);
  expect(read('type=gold&status=Gone&sort=size&page=-1')).toEqual(standard);
});

test('the server is asked for what narrows the list, and for nothing else', () => {
  expect(filterFor(read('page=2'))).toEqual({ sort: 'alpha' });
  expect(filterFor(read('search=oil&type=free&status=Active'))).toEqual({
    sort: 'alpha',
    search: 'oil',
    type: 'free',
    status: 'Active',
  });
});
