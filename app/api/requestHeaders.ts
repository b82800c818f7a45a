/** The request token from the cookie text, decoded as the header wants it; null when there is none. */
export function xsrfTokenIn(cookies: string): string | null {
  const found = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  if (!found) return null;
  try {
    return decodeURIComponent(found);
  } catch {
    // Not URL-encoded: taken as it stands.
    return found;
  }
}

/** What every call says about itself [F051]. */
export function requestHeaders(): Record<string, string> {
  const token = xsrfTokenIn(document.cookie);
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token === null ? {} : { 'X-XSRF-TOKEN': token }),
  };
}
