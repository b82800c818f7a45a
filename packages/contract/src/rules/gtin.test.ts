import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, readGtin } from './gtin.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
const payload = fc
  .constantFrom(7, 11, 12, 13)
  .chain(digits)
  .map((each) => each.join(''))
  .filter((each) => /[1-9]/.test(each));

describe('checkDigit', () => {
  it('agrees with the examples of the GS1 General Specifications', () => {
    expect(checkDigit('629104150021')).toBe('3');
    expect(checkDigit('03600029145')).toBe('2');
    expect(checkDigit('9638507')).toBe('4');
    expect(checkDigit('0950600013435')).toBe('2');
  });
});

describe('readGtin [D38]', () => {
  it('turns every length into the same 14 digits', () => {
    fc.assert(
      fc.property(payload, (each) => {
        const typed = each + checkDigit(each);
        expect(readGtin(typed)).toEqual({ isValid: true, gtin14: typed.padStart(14, '0') });
      }),
    );
  });

  it('catches every single wrong digit', () => {
    fc.assert(
      fc.property(payload, fc.nat(), fc.integer({ min: 1, max: 9 }), (each, at, by) => {
        const right = each + checkDigit(each);
        const place = at % right.length;
        const digit = (Number(right[place]) + by) % 10;
        const typed = right.slice(0, place) + digit + right.slice(place + 1);
        expect(readGtin(typed).isValid).toBe(false);
      }),
    );
  });

  it('catches a swap of neighbours unless they differ by five', () => {
    fc.assert(
      fc.property(payload, fc.nat(), (each, at) => {
        const right = each + checkDigit(each);
        const place = at % (right.length - 1);
        const [a = '', b = ''] = [right[place], right[place + 1]];
        fc.pre(Math.abs(Number(a) - Number(b)) % 5 !== 0);
        const typed = right.slice(0, place) + b + a + right.slice(place + 2);
        expect(readGtin(typed).isValid).toBe(false);
      }),
    );
  });

  it('accepts printed spaces and hyphens between digits', () => {
    expect(readGtin(' 0 36000-29145 2 ')).toEqual({ isValid: true, gtin14: '00036000291452' });
  });

  it.each([
    ['', 'Use digits only, as printed under the barcode.'],
    ['12a45678', 'Use digits only, as printed under the barcode.'],
    ['٣٣٣٣٣٣٣٣', 'Use digits only, as printed under the barcode.'],
    ['123456789', 'A GTIN has 8, 12, 13 or 14 digits. This one has 9.'],
    ['00000000', 'A GTIN cannot be all zeros.'],
    ['036000291459', 'The last digit is 9, but these digits end in 2. Check for a typo.'],
  ])('reports the fault of %j', (typed, message) => {
    expect(readGtin(typed)).toEqual({ isValid: false, message });
  });

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(typeof readGtin(typed).isValid).toBe('boolean');
      }),
    );
  });
});
