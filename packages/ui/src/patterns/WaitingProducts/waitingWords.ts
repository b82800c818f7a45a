import type { ContentChange } from '@hangtag/contract/wire/changes';
import type { WaitingProduct } from '@hangtag/contract/wire/dashboard';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { describeChange } from '@hangtag/ui/patterns/ChangeList';

/** Names that a row has room for. */
const MOST = 3;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** "Lead, Facts and Tasting scale."; after three names, how many more. */
export function whatChanged(changes: readonly ContentChange[]): string {
  const names = [...new Set(changes.map((change) => describeChange(change, []).what))];
  const rest = names.length - MOST;
  // A rest of one takes no more room by its name.
  const shown = rest > 1 ? [...names.slice(0, MOST), `${rest} more`] : names;
  return `${list.format(shown)}.`;
}

/** "Last saved by Priya Nair, 11-19-2026." */
export function savedWords(
  { savedBy, contentSavedDate }: Pick<WaitingProduct, 'savedBy' | 'contentSavedDate'>,
  readerId: number,
): string {
  const day = formatDate(contentSavedDate);
  if (savedBy?.id === readerId) return `Last saved by you, ${day}.`;
  return savedBy?.name ? `Last saved by ${savedBy.name}, ${day}.` : `Last saved ${day}.`;
}

/** "3 changes since 11-02-2026", counted from the last publishing; "Never published" without a page. */
export function statusWords({ published, publishDate, changes }: WaitingProduct): string {
  if (!published) return 'Never published';
  const count = plural(changes.length, 'change');
  return publishDate ? `${count} since ${formatDate(publishDate)}` : count;
}
