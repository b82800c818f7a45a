/** Protocols a link on a public page may have (design.md 9). */
const protocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** Is this an address a public page may link to? */
export function isSafeLink(address: string): boolean {
  return URL.canParse(address) && protocols.includes(new URL(address).protocol);
}
