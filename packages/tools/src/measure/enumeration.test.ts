import { expect, it } from 'vitest';
import { distanceOf } from './enumeration.ts';

it.each([
  [[1, 2, 3], [3, 2, 1], 0],
  [[1, 2], [3, 4], 1],
  [[1, 2, 3, 4], [3, 4, 5, 6], 0.5],
  [[1, 1, 1, 2], [1, 2, 2, 2], 0.5],
])('the distance of %j and %j is %d', (a, b, distance) => {
  expect(distanceOf(a, b)).toBe(distance);
});
