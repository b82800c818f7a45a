/** The check digits of tax ids, by their country; whether anybody has the number is asked nowhere. */
import { stdnum } from 'stdnum';
import type { TaxIdType } from '@hangtag/contract/wire/taxId';

/** The library's name of a VAT number, by the two letters that it begins with. */
const european: Readonly<Record<string, string>> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GB: 'vat',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cui',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
};

/** Letters that differ from the country's: Greece, and Northern Ireland with the numbers of the United Kingdom. */
const countries: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** Country and name by kind; Singapore publishes no check digits for its own. */
const others: Readonly<Partial<Record<TaxIdType, readonly [string, string]>>> = {
  au_abn: ['AU', 'abn'],
  br_cnpj: ['BR', 'cnpj'],
  ca_bn: ['CA', 'bn'],
  ca_gst_hst: ['CA', 'gst'],
  ch_vat: ['CH', 'vat'],
  gb_vat: ['GB', 'vat'],
  in_gst: ['IN', 'gstin'],
  jp_trn: ['JP', 'cn'],
  mx_rfc: ['MX', 'rfc'],
  no_vat: ['NO', 'mva'],
  nz_gst: ['NZ', 'ird'],
  us_ein: ['US', 'ein'],
  za_vat: ['ZA', 'vat'],
};

/** Whether a number of the right form can exist. */
export function isTaxId(type: TaxIdType, value: string): boolean {
  const number = value.replaceAll(' ', '');
  if (type === 'eu_vat') {
    const letters = number.slice(0, 2);
    const country = countries[letters] ?? letters;
    // Each country's own number is what follows its letters.
    return isValid(country, european[country] ?? '', number.slice(2)) ?? false;
  }
  const [country = '', name = ''] = others[type] ?? [];
  return isValid(country, name, type === 'jp_trn' ? number.slice(1) : number) ?? true;
}

/** Null where the library knows no such number. */
const isValid = (country: string, name: string, number: string): boolean | null =>
  stdnum[country]?.[name]?.validate(number).isValid ?? null;
