/** Which addresses belong to a blocked site. */
import { readWebAddress } from './cta.ts';

/** What is said of a text that names no site. */
export const NO_SITE = 'Write the name of a site, like shop.example.';

/** The site of a name or an address, as browsers ask for it, without `www.`; null when it names none. */
export function siteOf(typed: string): string | null {
  const reading = readWebAddress(typed);
  return reading.isValid ? nameOf(reading.target) : null;
}

const nameOf = (address: string) =>
  new URL(address).hostname.replace(/\.+$/, '').replace(/^www\./, '');

/** Does the address lead to one of the sites, or to a name below one? Only web addresses do. */
export function isBlocked(address: string, sites: ReadonlySet<string>): boolean {
  if (sites.size === 0 || !/^https?:/i.test(address) || !URL.canParse(address)) return false;
  const labels = nameOf(address).split('.');
  return labels.some((_, at) => sites.has(labels.slice(at).join('.')));
}
