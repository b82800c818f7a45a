import { expect, test } from 'vitest';
import { patternsWithoutTests } from './patternCoverage.ts';

test('every pattern has a story that checks its screen reader output', () => {
  expect(patternsWithoutTests().withoutAnnouncementTest).toEqual([]);
});

test('every pattern with controls has a story that operates it by keyboard', () => {
  expect(patternsWithoutTests().withoutKeyboardTest).toEqual([]);
});
