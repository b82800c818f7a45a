import { describe, expect, it } from 'vitest';
import { shortNames } from '../build/shortNames.ts';

const name = shortNames();
const names = Array.from({ length: 700 }, (_, index) => name({ hash: `h${index}` }));

describe('the short class names of the page', () => {
  it('distinguish all styles and stay stable', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(name({ hash: 'h0' })).toBe(names[0]);
  });

  it('are valid names that never start like a CSS keyword such as :last-child', () => {
    for (const each of names) expect(each).toMatch(/^[a-z]\d+$/);
  });

  it('are no elements: a rule for `h2` would be one for the class', () => {
    expect(names.filter((each) => /^h[1-6]$/.test(each))).toEqual([]);
  });
});
