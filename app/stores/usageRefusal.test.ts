import { expect, it } from 'vitest';
import { problemFrom } from '../api/problem.ts';
import { usageRefusal } from './usageRefusal.ts';

const refusal = (uses: unknown) =>
  usageRefusal(problemFrom(409, { message: 'It is in use.', code: 'in_use', uses }));

it('names the products that use a section, and counts those the answer leaves out', () => {
  const oil = { productId: 1, name: 'Oil', companyId: 7, companyName: 'Merrow', where: 'both' };
  expect(refusal({ products: [oil, { ...oil, name: '', where: 'draft' }], total: 5 })).toEqual({
    sentence: 'It is in use.',
    uses: ['Oil, Merrow (draft and page)', 'A product, Merrow (draft)', 'and 3 more products'],
  });
  expect(refusal({ products: [oil], total: 1 }).uses).toHaveLength(1);
});

it('counts who uses a tag or a badge', () => {
  expect(refusal({ companies: 2, products: 1 }).uses).toEqual(['2 companies', '1 product']);
  expect(refusal({ companies: 0, products: 3 }).uses).toEqual(['3 products']);
});

it('shows nothing that is unknown', () => {
  expect(refusal(undefined).uses).toEqual([]);
  expect(refusal({ products: [{ name: 7 }], total: 'many' }).uses).toEqual([]);
});
