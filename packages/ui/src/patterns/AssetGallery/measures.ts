import type { FileAsset } from '@hangtag/contract/wire/file';
import { plural } from '../../support/count.ts';
import { formatDuration } from '../../support/formatDuration.ts';

/** The length of a video or document: `1:02`, `3 pages`; null for images and while it is unknown. */
export function lengthOf({ durationMs, pages }: FileAsset): string | null {
  if (durationMs !== null) return formatDuration(durationMs);
  return pages === null ? null : plural(pages, 'page');
}
