/** Texts about passport data. */
import {
  type Passport,
  type PassportField,
  type PassportPart,
  passportFields,
} from '@hangtag/contract/wire/passport';

/** What each field is called. */
export const passportNames: Readonly<Record<PassportField, string>> = {
  operator: 'Manufacturer’s operator identifier',
  otherOperators: 'Other operators',
  facility: 'Facilities',
  importer: 'Importer and EORI number',
  responsiblePerson: 'Responsible person in the EU',
  commodityCode: 'Commodity code',
  materials: 'Materials',
  substances: 'Substances of concern',
  manuals: 'Manuals and warnings',
  repair: 'Repair and spare parts',
  endOfLife: 'End of life',
  conformity: 'Declaration of conformity and certificates',
  backup: 'Who keeps the back-up',
};

/** Who may read an entry. */
export const partNames: Readonly<Record<PassportPart, string>> = {
  public: 'Everybody',
  interest: 'With a legitimate interest',
};

/** A passport as lines of text. */
export const passportText = (passport: Passport): string =>
  passportFields
    .flatMap((field) => {
      const entry = passport[field];
      if (!entry) return [];
      const who = entry.part === 'public' ? '' : ` (${partNames[entry.part].toLowerCase()})`;
      return [`${passportNames[field]}${who}: ${entry.value}`];
    })
    .join('\n');
