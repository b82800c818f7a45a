import { useEffect } from 'react';
import { arrive } from './arrival.ts';

/** Names the page: in the tab, in the history, and to those who listen. A screen calls it once, with its heading's words. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Hangtag` : 'Hangtag';
    arrive(title);
  }, [title]);
}
