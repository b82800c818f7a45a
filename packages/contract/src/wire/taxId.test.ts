import { describe, expect, it } from 'vitest';
import { isTaxIdType, taxIdKinds, taxIdProblem, taxIdTypes, normalizeTaxId } from './taxId.ts';

describe('a tax id', () => {
  it.each(taxIdTypes)('of the kind %s matches its example', (type) => {
    expect(taxIdProblem(type, taxIdKinds[type].example)).toBeNull();
  });

  it.each([
    ['eu_vat', 'de 123 456 789'],
    ['eu_vat', 'ATU12345678'],
    ['gb_vat', 'GB 123456789'],
    ['ch_vat', 'CHE123456789 TVA'],
  ] as const)('%s may be typed as %s', (type, typed) => {
    expect(taxIdProblem(type, typed)).toBeNull();
  });

  it.each([
    ['eu_vat', 'US123456789'],
    ['us_ein', '123456789'],
    ['gb_vat', 'DE123456789'],
    ['no_vat', '123456789'],
    ['au_abn', '1234567891'],
  ] as const)('%s is not %s', (type, typed) => {
    expect(taxIdProblem(type, typed)).toContain(`An example: ${taxIdKinds[type].example}`);
  });

  it('is stored in capitals, with single spaces', () => {
    expect(normalizeTaxId('  che-123.456.789   mwst ')).toBe('CHE-123.456.789 MWST');
  });

  it('may be of a kind that only Stripe knows', () => {
    expect([isTaxIdType('eu_vat'), isTaxIdType('toString'), isTaxIdType('unknown')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is ordered by title', () => {
    const titles = taxIdTypes.map((type) => taxIdKinds[type].title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)));
  });
});
