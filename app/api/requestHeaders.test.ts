import { expect, test } from 'vitest';
import { xsrfTokenIn } from './requestHeaders.ts';

test('the token is found among other cookies and decoded', () => {
  expect(xsrfTokenIn('a=1; XSRF-TOKEN=abc%3D%3D; b=2')).toBe('abc==');
  expect(xsrfTokenIn('NOT-XSRF-TOKEN=no; XSRF-TOKEN=yes')).toBe('yes');
});

test('a missing token and an unencoded one are no error', () => {
  expect(xsrfTokenIn('')).toBeNull();
  expect(xsrfTokenIn('XSRF-TOKEN=100%')).toBe('100%');
});
