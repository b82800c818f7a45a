/**
 * What a product passport may ask for one day (ESPR (EU) 2024/1781, Annex III), each entry with who may read it. Filled
 * rows say that something is written, and never that a product complies.
 */
import * as v from 'valibot';

/** `public`, or for those with a legitimate interest: that part is never sent to the public. */
export const passportParts = ['public', 'interest'] as const;
export type PassportPart = (typeof passportParts)[number];

/** The fields in the order of the form and of the page. */
export const passportFields = [
  'operator',
  'otherOperators',
  'facility',
  'importer',
  'responsiblePerson',
  'commodityCode',
  'materials',
  'substances',
  'manuals',
  'repair',
  'endOfLife',
  'conformity',
  'backup',
] as const;
export type PassportField = (typeof passportFields)[number];

export interface PassportEntry {
  readonly value: string;
  readonly part: PassportPart;
}

/** The entries that say something; a field without one is absent. */
export type Passport = Readonly<Partial<Record<PassportField, PassportEntry>>>;

/** The longest entry, in characters. */
export const PASSPORT_VALUE_MAX = 1000;

const entry = v.object({
  value: v.pipe(
    v.string('Must be text.'),
    v.trim(),
    v.maxLength(PASSPORT_VALUE_MAX, `Must be at most ${PASSPORT_VALUE_MAX} characters.`),
  ),
  part: v.picklist(passportParts, 'Must be public or interest.'),
});

/** Codes of the Harmonized System, the Combined Nomenclature and TARIC. */
const commodityCode = v.object({
  ...entry.entries,
  value: v.pipe(
    v.string('Must be text.'),
    v.trim(),
    v.regex(/^(\d{6}(\d\d){0,2})?$/, 'Must be 6, 8 or 10 digits, without spaces.'),
  ),
});

/** As a client sends it: the whole passport, which replaces the one before. */
export const PassportInput = v.pipe(
  v.object({
    ...v.entriesFromList(passportFields, v.exactOptional(entry)),
    commodityCode: v.exactOptional(commodityCode),
  }),
  v.transform(
    (entries) =>
      Object.fromEntries(
        Object.entries(entries).filter(([, { value }]) => value !== ''),
      ) as Passport,
  ),
);
