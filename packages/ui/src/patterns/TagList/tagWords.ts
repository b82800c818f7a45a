/** Kinds of tags in words. */
import type { TagKind } from '@hangtag/contract/wire/tag';

/** What a tag may be put on. */
export const kindWords: Readonly<Record<TagKind, string>> = {
  company: 'For companies',
  product: 'For products',
  both: 'For both',
};
