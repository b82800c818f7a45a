/** Which addresses a page may link to (design.md 9). */
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address as a link may carry it, or null when it is no http, https, mailto or tel address. */
export function safeHref(address: string): string | null {
  const url = URL.parse(address.trim());
  return url && allowed.has(url.protocol) ? url.href : null;
}

/** The address as people read it: without scheme, `www.` and a bare trailing slash. */
export function readableAddress(href: string): string {
  const bare = href.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');
  return decoded(bare);
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
