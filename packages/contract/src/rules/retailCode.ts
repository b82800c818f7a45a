/** The linear code of a GTIN, which tills that read no 2D codes need beside it (GS1 General Specifications 5.2). */

import type { RetailCode } from '../wire/code.ts';

/** The code that retail packs carry; null for the number of a case, which has none of these. */
export function retailCodeOf(gtin14: string): RetailCode | null {
  if (!gtin14.startsWith('0')) return null;
  if (gtin14.startsWith('000000')) return { kind: 'EAN-8', digits: gtin14.slice(6) };
  if (gtin14.startsWith('00')) return { kind: 'UPC-A', digits: gtin14.slice(2) };
  return { kind: 'EAN-13', digits: gtin14.slice(1) };
}
