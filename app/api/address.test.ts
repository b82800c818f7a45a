import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

const origin = 'https://api.example';

test('paths with and without a leading slash go to the API origin [F052]', () => {
  expect(addressOf('api/plans', origin)).toBe('https://api.example/api/plans');
  expect(addressOf('/api/plans?x=1', origin)).toBe('https://api.example/api/plans?x=1');
  expect(addressOf('https://api.example/api/plans', origin)).toBe('https://api.example/api/plans');
});

test('cookies and tokens are not sent to another origin', () => {
  expect(() => addressOf('https://evil.example/api', origin)).toThrow(TypeError);
  expect(() => addressOf('//evil.example/api', origin)).toThrow(TypeError);
});
