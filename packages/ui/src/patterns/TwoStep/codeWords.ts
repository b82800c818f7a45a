/** Formats of keys and codes. */

/** A key in groups of four, to read from a screen and type on a phone. */
export const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The content of the recovery codes' file: the account, the purpose, and one code per line. */
export const codesText = (codes: readonly string[], email: string): string =>
  [
    `Hangtag recovery codes of ${email}`,
    'Each signs you in once when your authenticator app is lost. Keep them where only you find them.',
    '',
    ...codes,
    '',
  ].join('\n');

/** The same file as a data URL to download. */
export const fileOf = (text: string): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
