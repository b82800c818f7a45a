import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { email } from './fields.ts';
import { emailProblem } from './email.ts';

/** What the wire's schema says first. */
const schemaProblem = (typed: string) => v.safeParse(email, typed).issues?.[0].message ?? null;

test('a wrong address is reported in the specified words [F204]', () => {
  expect(emailProblem('ines@')).toBe('Please provide a valid email');
  expect(emailProblem('')).toBe('This field is required.');
  expect(emailProblem(' ines@merrow.example ')).toBeNull();
});

test('the rule and the schema never disagree', () => {
  const typed = fc.oneof(fc.string(), fc.emailAddress(), fc.constant(`${'a'.repeat(250)}@b.co`));
  fc.assert(
    fc.property(typed, (text) => {
      expect(emailProblem(text)).toBe(schemaProblem(text));
    }),
  );
});
