/** The themes in which `npm test` sees every story, in order; the first is the one that the story is played in. */
export const themes = ['light', 'dark'] as const;

/** One of the themes of the library, as `data-theme` names it. */
export type Theme = (typeof themes)[number] | 'contrast';

/** No colour travels to its new value: axe and the picture would see it on the way. */
const noTransitions = document.createElement('style');
noTransitions.textContent = '*, *::before, *::after { transition-property: none !important; }';
document.head.append(noTransitions);

/** The theme that the page is in, as `data-theme` names it. */
export const themeOfPage = (): string => document.documentElement.dataset['theme'] ?? '';

/**
 * Shows what is on the page in another theme. A theme is a set of custom properties, so the same elements are drawn
 * anew, and nothing has to be mounted or played a second time.
 */
export function showTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
}
