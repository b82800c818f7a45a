import { expect, it } from 'vitest';
import { email } from '../wire/fields.ts';
import { firstProblem } from './firstProblem.ts';
import { fieldMessages } from '../wire/messages.ts';

it('reports one problem at a time [F208]', () => {
  expect(firstProblem(email, '')).toBe(fieldMessages.required);
  expect(firstProblem(email, 'ines@merrow')).toBe(fieldMessages.email);
  expect(firstProblem(email, 'ines@merrow.example')).toBeNull();
});
