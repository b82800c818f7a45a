import { useState } from 'react';

/** The state of a list's content. */
type Content = { readonly phase: string; readonly isStale?: boolean };

/**
 * Returns the announcement of what a search, a filter or another page found: empty before the first request and while
 * results load. The caller keeps the live region mounted.
 */
export function useResultAnnouncement(content: Content, words: string): string {
  const [isAsked, setAsked] = useState(false);
  const isStale = content.isStale === true;
  if (isStale && !isAsked) setAsked(true);
  return isAsked && !isStale && content.phase === 'ready' ? words : '';
}
