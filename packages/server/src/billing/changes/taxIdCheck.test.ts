import { expect, it } from 'vitest';
import { taxIdKinds, taxIdTypes } from '@hangtag/contract/wire/taxId';
import { isTaxId } from './taxIdCheck.ts';

it.each(taxIdTypes)('the example of %s can exist', (type) => {
  expect(isTaxId(type, taxIdKinds[type].example)).toBe(true);
});

it.each([
  'ATU13585627 BE0428759497 BG175074752 CY10259033P CZ25123891 DE136695976 DK13585628 EE100931558',
  'EL094259216 ESB58378431 FI20774740 FR40303265045 HR33392005961 HU12892312 IE6433435F',
  'IT00743110157 LT119511515 LU15027442 LV40003521600 MT11679112 NL004495445B01 PL8567346215',
  'PT501964843 RO18547290 SE556000016701 SI50223054 SK2022749619 XI980780684',
])('accepts VAT numbers of %s, and none with one digit changed', (numbers) => {
  for (const number of numbers.split(' ')) {
    expect([number, isTaxId('eu_vat', number)]).toEqual([number, true]);
    // In the middle: some countries end with digits that no sum covers.
    const at = number.search(/\d/) + 4;
    const wrong =
      number.slice(0, at) + String((Number(number[at]) + 1) % 10) + number.slice(at + 1);
    expect([wrong, isTaxId('eu_vat', wrong)]).toEqual([wrong, false]);
  }
});

it.each([
  ['au_abn', '12345678912'],
  ['gb_vat', 'GB123456789'],
  ['ch_vat', 'CHE-123.456.789 MWST'],
  ['eu_vat', 'DE123456789'],
  ['eu_vat', 'ZZ123456789'],
] as const)('refuses %s %s', (type, value) => {
  expect(isTaxId(type, value)).toBe(false);
});
