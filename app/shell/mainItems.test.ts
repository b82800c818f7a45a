import { expect, test } from 'vitest';
import { currentPlace } from './mainItems.ts';

test('a place is current on all its addresses and on no other', () => {
  expect(currentPlace('/')).toBe('home');
  expect(currentPlace('/product')).toBe('products');
  expect(currentPlace('/product/7/details/content')).toBe('products');
  expect(currentPlace('/company/premium')).toBe('company');
  expect(currentPlace('/admin/companies')).toBeNull();
  expect(currentPlace('/profile')).toBeNull();
});
