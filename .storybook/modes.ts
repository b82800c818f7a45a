/**
 * Chromatic's modes: how a story is pictured there besides light and dark, and how `npm test` judges it further.
 * `parameters: { chromatic: { modes: modesNamed('phone') } }` adds some to the two that every story has.
 */

const widths = { narrow: 320, phone: 390, tablet: 820, desktop: 1280 } as const;

const at = (width: number) => ({ viewport: width });

/** What every story is pictured in. */
export const ownModes = { light: { theme: 'light' }, dark: { theme: 'dark' } } as const;

const further = {
  narrow: { ...at(widths.narrow), theme: 'light' },
  phone: { ...at(widths.phone), theme: 'light' },
  tablet: { ...at(widths.tablet), theme: 'light' },
  'dark narrow': { ...at(widths.narrow), theme: 'dark' },
  'dark tablet': { ...at(widths.tablet), theme: 'dark' },
  'high contrast': { theme: 'high contrast' },
  'right to left': { theme: 'light', locale: 'ar-AE' },
  'forced colors': { theme: 'light', forcedColors: 'active' },
} as const;

/** A way to look at a story besides light and dark. */
export type ModeName = keyof typeof further;

/** Some of the further modes. */
export const modesNamed = (...names: readonly ModeName[]) =>
  Object.fromEntries(names.map((name) => [name, further[name]]));

/** Every way in which a flagship is looked at. */
export const everyMode = modesNamed(
  'narrow',
  'tablet',
  'dark narrow',
  'dark tablet',
  'high contrast',
  'right to left',
  'forced colors',
);
