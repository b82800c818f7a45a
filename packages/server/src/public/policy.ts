/** The content security policy of a public page. */

/**
 * Its own styles by their hashes and the pictures, films and fonts of this server; nothing else.
 * @param ancestors Who may frame it.
 */
export function contentPolicy(
  styleHashes: readonly string[],
  ancestors: "'none'" | "'self'",
): string {
  return [
    "default-src 'none'",
    `style-src ${styleHashes.join(' ')}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
