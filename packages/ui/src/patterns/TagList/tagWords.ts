/** Texts about kinds of tags. */
import type { TagKind } from '@hangtag/contract/wire/tag';

/** What a tag can be assigned to. */
export const kindWords: Readonly<Record<TagKind, string>> = {
  company: 'For companies',
  product: 'For products',
  both: 'For both',
};
