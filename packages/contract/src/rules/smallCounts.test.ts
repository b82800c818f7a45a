import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_SHOWN, type ValueCount } from '../wire/analytics.ts';
import { OTHER, foldSmall, sumFolded } from './smallCounts.ts';

const counts = fc
  .uniqueArray(
    fc.record({
      value: fc.constantFrom('en', 'de', 'fr', 'it', 'es', 'pt', 'rm', ''),
      count: fc.integer({ min: 1, max: 12 }),
    }),
    { selector: ({ value }) => value },
  )
  .map((each): readonly ValueCount[] => each);

const sum = (each: readonly ValueCount[]) => each.reduce((all, { count }) => all + count, 0);
const shown = (each: readonly ValueCount[]) => each.filter(({ value }) => value !== OTHER);

describe('small counts', () => {
  it('keep their sum, and no value under five is shown', () => {
    fc.assert(
      fc.property(counts, (day) => {
        const folded = foldSmall(day);
        expect(sum(folded)).toBe(sum(day));
        for (const { count } of shown(folded)) expect(count).toBeGreaterThanOrEqual(LEAST_SHOWN);
      }),
    );
  });

  it('cannot be computed from the sum and the shown values', () => {
    fc.assert(
      fc.property(counts, (day) => {
        const folded = foldSmall(day);
        const rest = sum(day) - sum(shown(folded));
        const isEverything = shown(folded).length === 0;
        expect(rest === 0 || rest >= LEAST_SHOWN || isEverything).toBe(true);
      }),
    );
  });

  it('do not come back by subtracting a shorter period from a longer one', () => {
    fc.assert(
      fc.property(fc.array(counts, { minLength: 1, maxLength: 6 }), (days) => {
        const longer = new Map(sumFolded(days).map(({ value, count }) => [value, count]));
        const shorter = new Map(sumFolded(days.slice(1)).map(({ value, count }) => [value, count]));
        for (const [value, count] of longer) {
          const difference = count - (shorter.get(value) ?? 0);
          if (value !== OTHER && difference !== 0)
            expect(difference).toBeGreaterThanOrEqual(LEAST_SHOWN);
        }
      }),
    );
  });

  it('are last, under Other', () => {
    const day = [
      { value: 'de', count: 9 },
      { value: 'en', count: 20 },
      { value: 'fr', count: 3 },
    ];
    expect(foldSmall(day)).toEqual([
      { value: 'en', count: 20 },
      { value: 'other', count: 12 },
    ]);
    expect(sumFolded([day, [{ value: 'de', count: 30 }]])).toEqual([
      { value: 'de', count: 30 },
      { value: 'en', count: 20 },
      { value: 'other', count: 12 },
    ]);
  });
});
