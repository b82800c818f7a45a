import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { PASSWORD_MAX, PASSWORD_MIN, passwordMessages, passwordProblem } from './password.ts';

const owner = { email: 'rosa.lindqvist@example.com', name: 'Rosa Lindqvist' };

describe('password rule', () => {
  it('accepts any text from 10 to 200 characters that is not the owner’s name or email [D07]', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }),
        (password) => passwordProblem(password, { email: 'a@b.c' }) === null,
      ),
    );
  });

  it('refuses shorter and longer texts [D07]', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: PASSWORD_MIN - 1 }), (password) => {
        expect(passwordProblem(password, owner)).toBe(passwordMessages.short);
      }),
    );
    expect(passwordProblem('x'.repeat(PASSWORD_MAX), owner)).toBeNull();
    expect(passwordProblem('x'.repeat(PASSWORD_MAX + 1), owner)).toBe(passwordMessages.long);
  });

  it('counts characters, not code units', () => {
    expect(passwordProblem('🦊'.repeat(9), owner)).toBe(passwordMessages.short);
    expect(passwordProblem('🦊'.repeat(10), owner)).toBeNull();
  });

  it.each(['rosa.lindqvist@example.com', 'Rosa Lindqvist', 'rosa-lindqvist', 'ROSALINDQVIST'])(
    'refuses the owner’s own email or name: %s [D07]',
    (password) => expect(passwordProblem(password, owner)).toBe(passwordMessages.own),
  );

  it('accepts a sentence that only mentions the owner', () => {
    expect(passwordProblem('rosa walks along the canal', owner)).toBeNull();
  });
});
