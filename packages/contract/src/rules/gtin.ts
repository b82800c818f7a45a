/** Product numbers: GTIN-8, 12, 13 and 14 and their check digit (GS1 General Specifications 7.9). */

/** What a typed product number turned out to be. */
export type GtinReading =
  | { readonly isValid: true; readonly gtin14: string }
  | { readonly isValid: false; readonly message: string };

const LENGTHS: readonly number[] = [8, 12, 13, 14];

/** The check digit that belongs behind `payload`, a GTIN without its last digit. */
export function checkDigit(payload: string): string {
  let sum = 0;
  for (let place = 0; place < payload.length; place += 1) {
    sum += Number(payload.at(-1 - place)) * (place % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Reads a product number as people type it; spaces and hyphens between digits are allowed (D38). */
export function readGtin(typed: string): GtinReading {
  const digits = typed.trim().replaceAll(/(?<=\d)[ -](?=\d)/g, '');
  if (!/^\d+$/.test(digits)) return wrong('Use digits only, as printed under the barcode.');
  if (!LENGTHS.includes(digits.length)) {
    return wrong(`A GTIN has 8, 12, 13 or 14 digits. This one has ${digits.length}.`);
  }
  if (/^0+$/.test(digits)) return wrong('A GTIN cannot be all zeros.');
  const expected = checkDigit(digits.slice(0, -1));
  if (!digits.endsWith(expected)) {
    const last = digits.slice(-1);
    return wrong(
      `The last digit is ${last}, but these digits end in ${expected}. Check for a typo.`,
    );
  }
  return { isValid: true, gtin14: digits.padStart(14, '0') };
}

function wrong(message: string): GtinReading {
  return { isValid: false, message };
}
