import { expect, test } from 'vitest';
import { tokenIn } from './token.ts';

test('the token is found among other cookies and decoded', () => {
  expect(tokenIn('a=1; XSRF-TOKEN=abc%3D%3D; b=2')).toBe('abc==');
  expect(tokenIn('NOT-XSRF-TOKEN=no; XSRF-TOKEN=yes')).toBe('yes');
});

test('no token, or one that is not encoded, is no failure', () => {
  expect(tokenIn('')).toBeNull();
  expect(tokenIn('XSRF-TOKEN=100%')).toBe('100%');
});
