import { expect, it } from 'vitest';
import { type Budget, overruns, rewritten } from './budget.ts';

const budget: Budget = {
  allowance: 0.05,
  css: { aim: 12_000, most: 14_000 },
  entryPoints: { 'elements/Button': 1000, 'elements/Table': 100_000 },
};
const kept = { css: 14_000, entryPoints: { 'elements/Button': 1200, 'elements/Table': 105_000 } };

it('says nothing within the allowance', () => {
  expect(overruns(budget, kept)).toEqual([]);
});

it('names a style sheet that is one byte too large', () => {
  expect(overruns(budget, { ...kept, css: 14_001 })).toEqual([
    'The style sheet weighs 14001 bytes and may weigh 14000.',
  ]);
});

it('names entry points that grew, were added or were removed', () => {
  const weight = { css: 1, entryPoints: { 'elements/Button': 1201, 'elements/New': 5 } };
  expect(overruns(budget, weight)).toEqual([
    'elements/Button weighs 1201 bytes and may weigh 1200.',
    'elements/New is new, with 5 bytes.',
    'elements/Table is in the budget and nowhere else.',
  ]);
  expect(overruns(rewritten(budget, weight), weight)).toEqual([]);
});
