/**
 * Chromatic's modes: how a story is pictured there besides light. Each mode is a picture of its own, so only what is
 * stable and looked at most takes them: `parameters: { chromatic: { modes: everyMode } }`.
 */

const widths = { phone: 320, tablet: 768, desktop: 1280 } as const;

const at = (width: number) => ({ viewport: width });

/** Light and dark at three widths. */
const sized = Object.fromEntries(
  Object.entries(widths).flatMap(([name, width]) =>
    (['light', 'dark'] as const).map((theme) => [`${theme} ${name}`, { ...at(width), theme }]),
  ),
);

/** Every way in which a flagship is looked at. */
export const everyMode = {
  ...sized,
  'high contrast': { ...at(widths.desktop), theme: 'high contrast' },
  'right to left': { ...at(widths.desktop), theme: 'light', locale: 'ar-AE' },
  'forced colors': { ...at(widths.desktop), theme: 'light', forcedColors: 'active' },
};
