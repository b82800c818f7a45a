import type { ThemeName } from '@hangtag/ui/theme/themes';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function pageTheme(): ThemeName {
  const name = document.documentElement.dataset['theme'];
  return name === 'dark' || name === 'contrast' ? name : 'light';
}

/** The theme that the page is in, by the toolbar. */
export const usePageTheme = (): ThemeName => useSyncExternalStore(subscribe, pageTheme);
