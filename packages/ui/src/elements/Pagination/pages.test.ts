import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSteps } from './pages.ts';

describe('pageSteps', () => {
  it('lists every page while there are few', () => {
    expect(pageSteps(2, 3)).toEqual([1, 2, 3]);
    expect(pageSteps(1, 0)).toEqual([]);
  });

  it('leaves out pages far from the current one', () => {
    expect(pageSteps(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageSteps(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageSteps(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  it('always lists first, last and current, in order, in at most seven steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, count] = [Math.min(a, b), Math.max(a, b)];
        const steps = pageSteps(page, count);
        const numbers = steps.filter((step) => step !== 'gap');
        expect(steps.length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(numbers).toEqual([...new Set(numbers)].toSorted((x, y) => x - y));
        steps.forEach((step, index) => {
          if (step === 'gap')
            expect(Number(steps[index + 1]) - Number(steps[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
