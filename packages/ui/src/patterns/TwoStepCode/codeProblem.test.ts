import { fieldMessages } from '@hangtag/contract/wire/messages';
import { expect, it } from 'vitest';
import { codeProblem } from './codeProblem.ts';

it.each([
  ['123456', 'app', null],
  [' 123 456 ', 'app', null],
  ['', 'app', fieldMessages.required],
  [' ', 'recovery', fieldMessages.required],
  ['12345', 'app', 'The code has six digits.'],
  ['abcdef', 'app', 'The code has six digits.'],
  ['k7dm-2xqp', 'recovery', null],
] as const)('%j of the %s: %j', (typed, kind, problem) => {
  expect(codeProblem(typed, kind)).toBe(problem);
});
