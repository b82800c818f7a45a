import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { expect, test } from 'vitest';
import { firstSteps, productFigures } from './dashboardWords.ts';

const answer = (parked: number) =>
  ({
    products: { total: 9, active: 9 - parked, published: 5, parked, archived: 0, limit: 10 },
    waiting: { changed: 2, drafts: 2, latest: [] },
  }) as unknown as DashboardAnswer;

test('every figure links to the list that it counts [F010]', () => {
  expect(productFigures(answer(0)).map(({ value, href }) => [value, href])).toEqual([
    [9, '/product'],
    [5, '/product?state=published'],
    [2, '/product?state=changed'],
    [2, '/product?state=draft'],
  ]);
  expect(productFigures(answer(1)).at(-1)).toMatchObject({
    value: 1,
    href: '/product?state=parked',
  });
});

test('the first steps link to their product, or to the product list without one [F010]', () => {
  const steps = { edited: true, published: false, scanned: false };
  expect(
    firstSteps({ ...steps, productId: 7 }, null).map(({ isDone, href }) => [isDone, href]),
  ).toEqual([
    [true, '/product/7/details/summary'],
    [false, '/product/7/details/content?modal=publish'],
    [false, '/product/7/details/real-code'],
  ]);
  expect(firstSteps({ ...steps, productId: null }, null)[0]?.href).toBe('/product');
});

test('without a plan the first step is to choose one, because the others need it', () => {
  const steps = { edited: false, published: false, scanned: false, productId: null };
  const href = '?modal=plans';
  const [first, second] = firstSteps(steps, { href, canChoose: true });
  expect(first).toMatchObject({ action: 'Choose a plan', href, isDone: false });
  expect(second?.title).toBe('Describe a product');
  expect(firstSteps(steps, { href, canChoose: false })[0]?.action).toBe('Show who to ask');
});
