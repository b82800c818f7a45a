import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPrice } from './price.ts';
import { MAX_ADDITIONAL_PRODUCTS } from '../wire/plan.ts';

const count = fc.integer({ min: 0, max: MAX_ADDITIONAL_PRODUCTS });

test('two additional products of $20 over a plan of $39 make $79, and a third makes $99 [K07]', () => {
  const change = { planPrice: 79, currentAdditional: 2, newAdditional: 3, unitPrice: 20 };
  expect(newPrice(change)).toBe(99);
});

test('any quantity costs the plan and its additional products [K07] [X2]', () => {
  fc.assert(
    fc.property(count, count, fc.integer({ min: 0, max: 5000 }), (now, then, base) => {
      const change = {
        planPrice: base + now * 20,
        currentAdditional: now,
        newAdditional: then,
        unitPrice: 20,
      };
      expect(newPrice(change)).toBe(base + then * 20);
    }),
  );
});
