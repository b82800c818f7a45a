import { describe, expect, it } from 'vitest';
import { cardNameProblem, NAME_MAX } from './cardName.ts';

describe('the name on a card', () => {
  it('is required where no card is saved [F151]', () => {
    expect(cardNameProblem('')).toBe('This field is required.');
    expect(cardNameProblem('  ')).toBe('This field is required.');
    expect(cardNameProblem('', false)).toBeNull();
  });

  it('accepts any name', () => {
    for (const name of ['Ines Calder', '李', 'X Æ A-12', 'Müller & Söhne 1898 GmbH'])
      expect(cardNameProblem(name), name).toBeNull();
  });

  it.each(['4242 4242 4242 4242', '4242424242424242', 'Ines 3782-822463-10005'])(
    'is never a card’s number: %s',
    (typed) => {
      expect(cardNameProblem(typed)).toMatch(/^This looks like a card’s number/);
      expect(cardNameProblem(typed, false)).toMatch(/^This looks like a card’s number/);
    },
  );

  it('has a maximum length', () => {
    expect(cardNameProblem('x'.repeat(NAME_MAX))).toBeNull();
    expect(cardNameProblem('x'.repeat(NAME_MAX + 1))).toBe('At most 100 characters.');
  });
});
