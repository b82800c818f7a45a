import { expect, it } from 'vitest';
import { count, plural } from './count.ts';

it('counts characters and entries against their limit', () => {
  expect(count('Harvest Olive Oil', 60)).toBe('17 of 60');
  expect(count(3, 16)).toBe('3 of 16');
});

it('inflects the noun with the number', () => {
  expect(plural(1, 'change')).toBe('1 change');
  expect(plural(0, 'change')).toBe('0 changes');
  expect(plural(1284, 'entry', 'entries')).toBe('1,284 entries');
});
