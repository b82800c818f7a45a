import { expect, test } from 'vitest';
import { everything } from '../stores/libraryQuery.ts';
import { libraryFilterFrom } from './assetQuery.ts';

const filter = (query: string) => libraryFilterFrom(new URLSearchParams(query));

test('an address without a filter leaves all files', () => {
  expect(filter('')).toEqual(everything);
});

test('words, what is shown, tag, kind and order come from the address', () => {
  expect(filter('search=oil&show=undescribed&tag=Harvest&type=pdf&sort=uses&order=asc')).toEqual({
    search: 'oil',
    show: 'undescribed',
    tag: 'Harvest',
    type: 'pdf',
    sort: 'uses',
    order: 'asc',
  });
});

test('an unknown value is ignored', () => {
  expect(filter('show=all&type=sound&sort=loudest&order=up')).toEqual(everything);
});
