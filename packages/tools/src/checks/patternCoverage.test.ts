import { expect, test } from 'vitest';
import { patternsWithoutProof } from './patternCoverage.ts';

test('every pattern has a story that says what a screen reader says', () => {
  expect(patternsWithoutProof().unheard).toEqual([]);
});

test('every pattern with controls has a story that goes through it by keyboard', () => {
  expect(patternsWithoutProof().unpressed).toEqual([]);
});
