import { noFilter } from '@hangtag/ui/patterns/CtaList';
import { expect, test } from 'vitest';
import { ctaFilterFrom } from './ctaQuery.ts';

const filter = (query: string) => ctaFilterFrom(new URLSearchParams(query));

test('an address without a filter leaves all calls to action', () => {
  expect(filter('modal=cta&cta=5')).toEqual(noFilter);
});

test('words, state and type come from the address', () => {
  expect(filter('search=winter+box&state=broken&type=promotion')).toEqual({
    search: 'winter box',
    state: 'broken',
    type: 'promotion',
  });
});

test('an unknown state or type is ignored', () => {
  expect(filter('state=gone&type=video2')).toEqual(noFilter);
});
