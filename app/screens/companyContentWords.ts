import { listChanges } from '@hangtag/contract/rules/changes';
import type { ContentChange } from '@hangtag/contract/wire/changes';
import { asPage, publishable, sectionsOfCompany } from '@hangtag/contract/rules/companyContent';
import type { CompanyContent, CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import type { SaveState } from '../stores/draftTypes.ts';

/** The changes that publishing the draft would make to pages; none while nothing is published. */
export function contentChanges(
  content: CompanyContentAnswer | undefined,
  draft: CompanyContent | null,
  isPremium: boolean,
): readonly ContentChange[] {
  if (!content?.publishedContent || !draft) return [];
  const { publishedContent } = content;
  const page = asPage(publishable(draft, publishedContent, isPremium));
  return [...listChanges(page, asPage(publishedContent)), ...content.fileChanges];
}

/** Why publishing is locked; null when it is possible. */
export function contentLock(
  { can, published }: CompanyContentAnswer,
  draft: CompanyContent | null,
  changeCount: number,
  save: SaveState,
): string | null {
  if (!can.edit) return can.locked ?? 'Your role does not include publishing.';
  if (save.phase === 'stale') return 'Choose between the two versions first.';
  if (published && changeCount === 0) return 'Your pages say what the draft says.';
  const isEmpty = !draft || sectionsOfCompany(draft).length + draft.ctas.length === 0;
  return !published && isEmpty ? 'There is nothing to publish yet. Add a section first.' : null;
}

/** The empty states of the signature and the premium part. */
export const partWords = {
  signature: {
    title: 'About the brand',
    empty: 'Say who makes your products. It stands below every product’s own sections.',
  },
  premium: {
    title: 'Premium content',
    empty: 'It stands below what you say about the brand, on the pages of all your products.',
  },
} as const;
