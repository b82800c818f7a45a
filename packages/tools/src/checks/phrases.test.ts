import { expect, test } from 'vitest';
import { unproven } from './phrases.ts';

test('every pattern has a story that says what a screen reader says', () => {
  expect(unproven().unheard).toEqual([]);
});

test('every pattern with controls has a story that goes through it by keyboard', () => {
  expect(unproven().unpressed).toEqual([]);
});
