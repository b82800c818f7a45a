/** Who sends the invoices: name, address and tax id, as the law wants them on each. */
import type { SettingName } from './settings.ts';

/** The seller on an invoice. */
export interface Seller {
  readonly name: string;
  /** Lines of the address, from the street to the country. */
  readonly address: readonly string[];
  readonly taxId: string | null;
}

const names = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_ID'] as const;

type Name = Extract<SettingName, (typeof names)[number]>;

/** The seller. Calls `say` where one is missing although invoices are real. @param isReal Whether Stripe charges, and not the emulator. */
export function readSeller(
  env: Readonly<Partial<Record<Name, string>>>,
  isReal: boolean,
  say: (sentence: string) => void,
): Seller {
  const [name = '', address = '', taxId = ''] = names.map((each) => (env[each] ?? '').trim());
  const missing = names.filter((each) => !env[each]?.trim());
  if (isReal && missing.length > 0) {
    say(`With Stripe every invoice names its seller; missing: ${missing.join(', ')}.`);
  }
  const lines = address.split('|').map((line) => line.trim());
  return {
    name: name || 'Hangtag',
    address: lines.filter(Boolean),
    taxId: taxId || null,
  };
}

/** The seller as lines, the name first. @param host The installation's, where no address is set. */
export const sellerLines = ({ name, address, taxId }: Seller, host: string): readonly string[] => [
  name,
  ...(address.length > 0 ? address : [host]),
  ...(taxId === null ? [] : [`Tax ID ${taxId}`]),
];
