/** The themes in which `npm test` checks every story, in order; the story runs in the first. */
export const themes = ['light', 'dark'] as const;

/** One of the themes of the library, by its `data-theme`. */
export type Theme = (typeof themes)[number] | 'contrast';

/** No colour is animated to its new value: axe and the picture would see it on the way. */
const noTransitions = document.createElement('style');
noTransitions.textContent = '*, *::before, *::after { transition-property: none !important; }';
document.head.append(noTransitions);

/** The page's theme, by its `data-theme`. */
export const themeOfPage = (): string => document.documentElement.dataset['theme'] ?? '';

/**
 * Switches the page to another theme. A theme is a set of custom properties, so the same elements are drawn
 * again, and nothing has to be mounted or run a second time.
 */
export function showTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
}
