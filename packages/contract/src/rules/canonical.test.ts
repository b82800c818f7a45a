import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, isSame } from './canonical.ts';

/** The same value with the members of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  );
}

describe('canonicalJson', () => {
  it('is JSON with the same meaning', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(plain);
      }),
    );
  });

  it('does not depend on the order of members', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  it('treats an undefined member as absent, and null as a value', () => {
    expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
    expect(canonicalJson({ a: null })).not.toBe(canonicalJson({}));
  });
});

describe('isSame', () => {
  it('keeps the order of lists', () => {
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });

  it('treats undefined and null members as absent', () => {
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSame({ a: { b: null } }, { a: {} })).toBe(true);
    expect(isSame({ a: null }, { a: 0 })).toBe(false);
    expect(isSame({ a: null }, { a: '' })).toBe(false);
  });
});
