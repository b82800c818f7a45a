import { describe, expect, it } from 'vitest';
import { modelNumbers, validGtins, validOtherKeys, wrongChecks } from '../testing/gs1Values.ts';
import { readDigitalLinkPath } from './digitalLinkPath.ts';
import { checkDigit, readGtin } from './gtin.ts';

const isLink = (ai: string, value: string) =>
  readDigitalLinkPath(`/${ai}/${encodeURIComponent(value)}`).kind === 'link';

describe('a value of GS1', () => {
  it.each(validGtins)('%s is a GTIN, alone and in an address', (gtin) => {
    expect(readGtin(gtin)).toEqual({ isValid: true, gtin14: gtin.padStart(14, '0') });
    expect(isLink('01', gtin)).toBe(true);
  });

  it.each(validOtherKeys)('(%s)%s is a key of an address', (ai, value) => {
    expect(isLink(ai, value)).toBe(true);
  });

  it.each(wrongChecks)('(%s)%s should end in %s', (ai, value, right) => {
    expect(checkDigit(value.slice(0, -1))).toBe(right);
    expect(isLink(ai, value)).toBe(false);
    expect(isLink(ai, value.slice(0, -1) + right)).toBe(true);
  });

  it.each(modelNumbers)('the model number %s has the right pair of characters: %s', (value, is) => {
    expect(isLink('8013', value)).toBe(is);
  });
});
