import { expect, it } from 'vitest';
import { productStatus } from './productStatus.ts';

const facts = { status: 'active', published: true, hasUnpublishedChanges: false } as const;

it('distinguishes the four states', () => {
  expect(productStatus(facts)).toBe('published');
  expect(productStatus({ ...facts, hasUnpublishedChanges: true })).toBe('changed');
  expect(productStatus({ ...facts, published: false, hasUnpublishedChanges: true })).toBe('draft');
  expect(productStatus({ ...facts, status: 'inactive' })).toBe('inactive');
  expect(productStatus({ ...facts, status: 'archived' })).toBe('inactive');
});
