/** Keys and codes as they are read, typed and kept. */

/** A key in groups of four, as it is read from a screen and typed on a phone. */
export const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What a file of recovery codes holds: whose they are, what they are for, one code in a line. */
export const codesText = (codes: readonly string[], email: string): string =>
  [
    `Hangtag recovery codes of ${email}`,
    'Each signs you in once when your authenticator app is lost. Keep them where only you find them.',
    '',
    ...codes,
    '',
  ].join('\n');

/** The same file as an address that a link can download. */
export const fileOf = (text: string): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
