import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText, likePattern, searchTextOf } from './normalizeText.ts';

describe('fold', () => {
  it('drops case and accents', () => {
    expect(normalizeText('  Crème  BRÛLÉE ')).toBe('creme brulee');
  });

  it('folds a folded text to itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normalizeText(normalizeText(text)) === normalizeText(text),
      ),
    );
  });

  it('keeps a line for an absent text', () => {
    expect(searchTextOf('Olive Oil', null, '0950')).toBe('olive oil\n\n0950');
  });

  it('treats pattern characters as plain ones', () => {
    expect(likePattern('50%_\\')).toBe(String.raw`%50\%\_\\%`);
  });
});
