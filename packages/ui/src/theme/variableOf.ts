/** The CSS variable of a contract path, such as `--ht-color-ink-second`. */
export const variableOf = (...path: readonly string[]): `--ht-${string}` =>
  `--ht-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;
