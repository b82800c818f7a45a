/** The CSS variable of a place in the contract, `--ht-color-ink-second` for one. */
export const variableOf = (...path: readonly string[]): `--ht-${string}` =>
  `--ht-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;
