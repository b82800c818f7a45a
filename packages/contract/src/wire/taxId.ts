/** Tax ids on invoices: their kinds, and the format of each. No registry is asked. */

interface Kind {
  /** How people call it, its country first. */
  readonly title: string;
  readonly example: string;
  /** Of the number in capitals, without blanks. */
  readonly form: RegExp;
}

const euCountries =
  'AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI';

/** By Stripe's name of the kind; sorted by title. */
export const taxIdKinds = {
  au_abn: { title: 'Australia, ABN', example: '83914571673', form: /^\d{11}$/ },
  br_cnpj: {
    title: 'Brazil, CNPJ',
    example: '16.727.230/0001-97',
    form: /^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/,
  },
  ca_bn: { title: 'Canada, BN', example: '123026635', form: /^\d{9}$/ },
  ca_gst_hst: { title: 'Canada, GST/HST', example: '123026635RT0001', form: /^\d{9}RT\d{4}$/ },
  eu_vat: {
    title: 'European Union, VAT',
    example: 'DE136695976',
    form: new RegExp(`^(?:${euCountries})[A-Z0-9+*]{2,12}$`),
  },
  in_gst: {
    title: 'India, GST',
    example: '27AAPFU0939F1ZV',
    form: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]{3}$/,
  },
  jp_trn: { title: 'Japan, registration number', example: 'T7000012050002', form: /^T\d{13}$/ },
  mx_rfc: {
    title: 'Mexico, RFC',
    example: 'GODE561231GR8',
    form: /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/,
  },
  nz_gst: { title: 'New Zealand, GST', example: '49091850', form: /^\d{8,9}$/ },
  no_vat: { title: 'Norway, VAT', example: '995525828MVA', form: /^\d{9}MVA$/ },
  sg_gst: { title: 'Singapore, GST', example: 'M12345678X', form: /^[A-Z0-9]{9,10}$/ },
  za_vat: { title: 'South Africa, VAT', example: '4123456789', form: /^4\d{9}$/ },
  ch_vat: {
    title: 'Switzerland, VAT',
    example: 'CHE-107.787.577 MWST',
    form: /^CHE-?\d{3}\.?\d{3}\.?\d{3}(?:MWST|TVA|IVA)$/,
  },
  gb_vat: {
    title: 'United Kingdom, VAT',
    example: 'GB980780684',
    form: /^GB(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  },
  us_ein: { title: 'United States, EIN', example: '12-3456789', form: /^\d{2}-\d{7}$/ },
} as const satisfies Readonly<Record<string, Kind>>;

/** Stripe's name of a kind. */
export type TaxIdType = keyof typeof taxIdKinds;

/** Every kind, as the form offers them. */
export const taxIdTypes = Object.keys(taxIdKinds) as TaxIdType[];

/** Is it one of the kinds that the form knows? Others can come from Stripe's own pages. */
export const isTaxIdType = (type: string): type is TaxIdType => Object.hasOwn(taxIdKinds, type);

/** The stored form: capitals, with at most one space between its parts. */
export const normalizeTaxId = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** Why a number can't be of that kind, as a sentence; null where it can. An empty one is the form's own business. */
export function taxIdProblem(type: TaxIdType, typed: string): string | null {
  const { form, example }: Kind = taxIdKinds[type];
  return form.test(normalizeTaxId(typed).replaceAll(' ', ''))
    ? null
    : `Does not look like one of this kind. An example: ${example}`;
}
