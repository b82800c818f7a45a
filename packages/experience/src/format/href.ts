/** Addresses as a page shows and links them. */
import { isSafeLink } from '@hangtag/contract/wire/link';

/** The address as a link may carry it, or null when it is no http, https, mailto or tel address. */
export function safeHref(address: string): string | null {
  return isSafeLink(address) ? new URL(address).href : null;
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
