import { expect, test } from 'vitest';
import { currentItem } from './mainItems.ts';

test('a navigation item is current on all its addresses and on no other', () => {
  expect(currentItem('/')).toBe('home');
  expect(currentItem('/product')).toBe('products');
  expect(currentItem('/product/7/details/content')).toBe('products');
  expect(currentItem('/company/premium')).toBe('company');
  expect(currentItem('/admin/companies')).toBeNull();
  expect(currentItem('/profile')).toBeNull();
});
