import { useState } from 'react';

/** What a list shows, as far as it can be told from its content. */
type Content = { readonly phase: string; readonly isStale?: boolean };

/**
 * What a search, a filter or another page has found, in words to be read out: nothing before somebody asked for it, and
 * nothing while it is on its way. The part that reads them out stays in the page meanwhile.
 */
export function useResultAnnouncement(content: Content, words: string): string {
  const [isAsked, setAsked] = useState(false);
  const isStale = content.isStale === true;
  if (isStale && !isAsked) setAsked(true);
  return isAsked && !isStale && content.phase === 'ready' ? words : '';
}
