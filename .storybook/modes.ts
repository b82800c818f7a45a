/**
 * Modes: in what ways a story is pictured besides light. Chromatic takes all modes of a story, `npm test` those that
 * `visual-tests/applyMode.ts` knows. `parameters: { chromatic: { modes: modesNamed('phone') } }` adds some to the two
 * that every story has.
 */
import { viewports } from './viewports.ts';

/** The modes of every story. */
export const ownModes = { light: { theme: 'light' }, dark: { theme: 'dark' } } as const;

const further = {
  narrow: { viewport: viewports.narrow.width, theme: 'light' },
  phone: { viewport: viewports.phone.width, theme: 'light' },
  tablet: { viewport: viewports.tablet.width, theme: 'light' },
  'dark narrow': { viewport: viewports.narrow.width, theme: 'dark' },
  'dark tablet': { viewport: viewports.tablet.width, theme: 'dark' },
  'high contrast': { theme: 'high contrast' },
  'right to left': { theme: 'light', locale: 'ar-AE' },
  'forced colors': { theme: 'light', forcedColors: 'active' },
} as const;

/** A mode besides light and dark. */
export type ModeName = keyof typeof further;

/** Some of the further modes. */
export const modesNamed = (...names: readonly ModeName[]) =>
  Object.fromEntries(names.map((name) => [name, further[name]]));

/** Every mode of a flagship. */
export const everyMode = modesNamed(
  'narrow',
  'tablet',
  'dark narrow',
  'dark tablet',
  'high contrast',
  'right to left',
  'forced colors',
);
