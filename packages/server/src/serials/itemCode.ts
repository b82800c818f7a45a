/** The code of one item. */
import { buildDigitalLink } from '@hangtag/contract/rules/digitalLink';
import { writeQualifier } from '@hangtag/contract/rules/digitalLinkPath';
import { SERIAL_LENGTH } from '@hangtag/contract/rules/serialNumber';
import type { SerialsAnswer } from '@hangtag/contract/wire/serial';
import { encode } from '../codes/matrix.ts';

/** What an item's code says. The lot is no part of it: a serial stands alone beside its number. */
export const itemAddress = (origin: string, gtin14: string, serial: string): string =>
  `${buildDigitalLink(origin, gtin14)}${writeQualifier({ ai: '21', value: serial })}`;

/** The size of a serial's code that is made here; digits take less room than letters, so this is the largest. */
export function itemCodeOf(origin: string, gtin14: string): SerialsAnswer['itemCode'] {
  const { modules, quietZone } = encode(
    itemAddress(origin, gtin14, 'Z'.repeat(SERIAL_LENGTH)),
    'digital-link',
  );
  return { modules, quietZone };
}
