/** The CSRF token from a cookie string, decoded for the header; null without one. */
export function xsrfTokenIn(cookies: string): string | null {
  const found = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  if (!found) return null;
  try {
    return decodeURIComponent(found);
  } catch {
    // Not URL-encoded: used unchanged.
    return found;
  }
}

/** The headers of every call [F051]. */
export function requestHeaders(): Record<string, string> {
  const token = xsrfTokenIn(document.cookie);
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token === null ? {} : { 'X-XSRF-TOKEN': token }),
  };
}
