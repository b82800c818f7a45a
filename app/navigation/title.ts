import { useEffect } from 'react';
import { screenShown } from './routeFocus.ts';

/**
 * Sets the page's title for the tab, the history and screen readers. A screen calls it once, with its heading's text.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Hangtag` : 'Hangtag';
    screenShown(title);
  }, [title]);
}
