import { expect, it } from 'vitest';
import { surplusNotes } from './surplus.ts';

const facts = { plan: { title: 'Basic', productNumber: 1 }, surplus: 2, placeholders: 0 };

it.each([
  ['pay', 'Basic holds 1 product and you use 3 products: 2 of them as additional products.'],
  [
    'park',
    'Basic holds 1 product and you use 3 products: 2 of them will be parked. Their pages stay up.',
  ],
  [
    'wait',
    'Basic holds 1 product and you use 3 products: the newest 2 can’t be published until you park others or pay for them.',
  ],
] as const)('states what becomes of products that %s', (choice, sentence) => {
  expect(surplusNotes({ ...facts, choice })).toEqual([sentence]);
});

it('counts no more additional products than can be had', () => {
  expect(surplusNotes({ ...facts, surplus: 106, choice: 'pay' })).toEqual([
    'Basic holds 1 product and you use 107 products: 100 of them as additional products. The newest 6 can’t be published until you park others.',
  ]);
});
