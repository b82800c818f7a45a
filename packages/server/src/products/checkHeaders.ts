/** Are the headers of an update acceptable, files aside? Wrong fields are named by their dotted path. */
import { currentHeader } from '@hangtag/contract/rules/currentHeader';
import { embedProblem, readEmbed } from '@hangtag/contract/rules/embeds';
import type { DraftContent } from '../db/schema/products.ts';
import type { Update } from './draft.ts';

type Sent = NonNullable<Update['unpublishedContent']>;
type Add = (path: string, sentence: string) => void;

const GONE = 'Is not a header of this draft.';

/** The choice in the product's own field; saying what is shown already is no choice. */
export function checkChoice(update: Update, now: DraftContent, add: Add): void {
  const id = update.currentHeaderId;
  if (id === undefined || id === null || id === currentHeader(now)?.id) return;
  const headers = update.unpublishedContent?.headers ?? now.headers;
  if (!headers.some((each) => each.id === id)) add('currentHeaderId', GONE);
}

/** One picture or film each, from the library or from a host we know. @param root Path of the draft. */
export function checkHeaders(sent: Sent, now: DraftContent, root: string, add: Add): void {
  const { headers, currentHeaderId: id = null } = sent;
  // The one shown until now may be among the removed: then the first takes its place.
  const isKnown = id === null || [...headers, currentHeader(now)].some((each) => each?.id === id);
  if (!isKnown) add(`${root}.currentHeaderId`, GONE);
  headers.forEach(({ type, filesId, embedUrl }, at) => {
    const path = `${root}.headers.${at}`;
    if (type === 'image') {
      if (embedUrl !== null) add(`${path}.embedUrl`, 'Only a film can be an address.');
      if (filesId === null) add(`${path}.filesId`, 'Choose a picture.');
      return;
    }
    if (embedUrl !== null && readEmbed(embedUrl) === null) add(`${path}.embedUrl`, embedProblem);
    if (embedUrl !== null && filesId !== null)
      add(`${path}.embedUrl`, 'Choose a film or give its address, not both.');
    if (embedUrl === null && filesId === null)
      add(`${path}.filesId`, 'Choose a film or give its address.');
  });
}
