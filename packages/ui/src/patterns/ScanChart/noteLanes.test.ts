import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteLanes } from './noteLanes.ts';

describe('the rows of tags', () => {
  it.each([
    [[], []],
    [[90], [0]],
    [
      [10, 50, 90],
      [0, 0, 0],
    ],
    [
      [10, 15, 90],
      [1, 0, 0],
    ],
    [
      [40, 40],
      [1, 0],
    ],
    [
      [10, 11, 12, 13],
      [null, 2, 1, 0],
    ],
    [
      [Number.NaN, 50],
      [null, 0],
    ],
  ])('of %j are %j', (places, lanes) => {
    expect(noteLanes(places)).toEqual(lanes);
  });

  it('keep words apart, and no string crosses the words of a higher row', () => {
    const days = fc.array(fc.integer({ min: 0, max: 27 }), { maxLength: 12 });
    fc.assert(
      fc.property(days, (chosen) => {
        const places = chosen.toSorted((a, b) => a - b).map((day) => ((day + 0.5) / 28) * 100);
        const lanes = noteLanes(places);
        const tags = places.map((place, at) => ({ place, lane: lanes[at] ?? null }));
        for (const [at, { place, lane }] of tags.entries()) {
          for (const other of tags.slice(0, at)) {
            if (lane === null || other.lane === null) continue;
            if (other.lane === lane) expect(place - other.place).toBeGreaterThanOrEqual(20);
            // This string begins inside the other's words: it must end above them.
            if (place > other.place && place < other.place + 20)
              expect(lane).toBeLessThan(other.lane);
          }
        }
      }),
    );
  });
});
