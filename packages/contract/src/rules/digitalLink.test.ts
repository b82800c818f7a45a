import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  buildDigitalLink,
  buildShortAddress,
  parseProductAddress,
  readProductCode,
} from './digitalLink.ts';
import { checkDigit } from './gtin.ts';

const origin = 'https://tags.example';
const gtin14 = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 13 })
  .map((each) => each.join(''))
  .filter((each) => /[1-9]/.test(each))
  .map((each) => each + checkDigit(each));
const code = fc
  .array(fc.constantFrom(...CODE_ALPHABET.split('')), {
    minLength: CODE_LENGTH,
    maxLength: CODE_LENGTH,
  })
  .map((each) => each.join(''));

describe('public addresses', () => {
  it('builds the form of the GS1 Digital Link standard', () => {
    expect(buildDigitalLink('https://id.gs1.org', '09506000134352')).toBe(
      'https://id.gs1.org/01/09506000134352',
    );
  });

  it('reads back every address it builds', () => {
    fc.assert(
      fc.property(gtin14, (each) => {
        expect(parseProductAddress(origin, buildDigitalLink(origin, each))).toEqual({
          kind: 'digital-link',
          gtin14: each,
        });
      }),
    );
    fc.assert(
      fc.property(code, (each) => {
        expect(parseProductAddress(origin, buildShortAddress(origin, each))).toEqual({
          kind: 'short',
          code: each,
        });
      }),
    );
  });

  it('pads a shorter GTIN to fourteen digits', () => {
    expect(parseProductAddress(origin, `${origin}/01/9506000134352`)).toEqual({
      kind: 'digital-link',
      gtin14: '09506000134352',
    });
  });

  it.each([
    'https://elsewhere.example/01/09506000134352',
    `${origin}/01/09506000134353`,
    `${origin}/01/0950600013435`,
    `${origin}/01/09506000134352/10/AB`,
    `${origin}/p/`,
    `${origin}/p/ABC`,
    `${origin}/q/ABCDEFGHJK`,
    'not an address',
  ])('names no product: %s', (address) => {
    expect(parseProductAddress(origin, address)).toBeNull();
  });

  it('corrects characters that are easily confused', () => {
    expect(readProductCode('7k3mo4il9z')).toBe('7K3M04119Z');
    expect(readProductCode('7K3MU4119Z')).toBeNull();
  });
});
