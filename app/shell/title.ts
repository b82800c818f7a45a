import { useEffect } from 'react';
import { screenShown } from './routeFocus.ts';

/** Names the page: in the tab, in the history, and to those who listen. A screen calls it once, with its heading's words. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Hangtag` : 'Hangtag';
    screenShown(title);
  }, [title]);
}
