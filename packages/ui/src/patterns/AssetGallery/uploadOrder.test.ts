import { expect, it } from 'vitest';
import { inUploadOrder } from './uploadOrder.ts';

it('orders uploaded files as they were chosen, and moves no other', () => {
  const places = new Map([
    ['first', 0],
    ['second', 1],
    ['third', 2],
  ]);
  expect(inUploadOrder(['third', 'hand', 'first', 'second'], places)).toEqual([
    'first',
    'hand',
    'second',
    'third',
  ]);
  expect(inUploadOrder(['hand', 'other'], places)).toEqual(['hand', 'other']);
});
