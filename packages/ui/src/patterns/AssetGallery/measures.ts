import type { FileAsset } from '@hangtag/contract/wire/file';
import { plural } from '../../support/count.ts';
import { formatDuration } from '../../support/formatDuration.ts';

/** How long a film or a document is: `1:02`, `3 pages`; null for pictures, and while it is unknown. */
export function lengthOf({ durationMs, pages }: FileAsset): string | null {
  if (durationMs !== null) return formatDuration(durationMs);
  return pages === null ? null : plural(pages, 'page');
}
