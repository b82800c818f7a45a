/** Which rows of Annex III a product fills, and what of its passport the public reads. */
import type { ProductContent } from '../wire/content.ts';
import type { Passport, PassportField } from '../wire/passport.ts';

/** Rows (a) to (l) of Annex III; the code itself fills (b), and a GTIN (c). */
const rows: readonly (PassportField | 'code' | 'gtin')[] = [
  'substances',
  'code',
  'gtin',
  'commodityCode',
  'conformity',
  'manuals',
  'operator',
  'otherOperators',
  'facility',
  'importer',
  'responsiblePerson',
  'backup',
];

/** How many rows have something in them. @param hasGtin Has the product a valid number? */
export function passportMeter(passport: Passport, hasGtin: boolean) {
  const isFilled = (row: (typeof rows)[number]) =>
    row === 'code' || (row === 'gtin' ? hasGtin : (passport[row]?.value.trim() ?? '') !== '');
  return { filled: rows.filter(isFilled).length, of: rows.length };
}

/** The entries that everybody may read. */
export const publicPassport = (passport: Passport): Passport =>
  Object.fromEntries(Object.entries(passport).filter(([, { part }]) => part === 'public'));

/** The content as the public may be sent it. */
export const publicContent = (content: ProductContent): ProductContent => ({
  ...content,
  summary: { ...content.summary, passport: publicPassport(content.summary.passport) },
});
