import { expect, test } from 'vitest';
import { patternsWithoutProof } from './patternCoverage.ts';

test('every pattern has a story that checks its screen reader output', () => {
  expect(patternsWithoutProof().unheard).toEqual([]);
});

test('every pattern with controls has a story that operates it by keyboard', () => {
  expect(patternsWithoutProof().unpressed).toEqual([]);
});
