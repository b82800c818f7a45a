import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each(['email', 'tel', 'url', 'password'])('%s runs from left to right', (type) => {
  expect(directionOf(type)).toBe('ltr');
});

it.each([undefined, 'text', 'search'])('%s follows the direction of its characters', (type) => {
  expect(directionOf(type)).toBe('auto');
});
