/** The company content editor, by `companyId` (D40). */
import { asPage, fromPage } from '@hangtag/contract/rules/companyContent';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { publishContent, readContent, updateContent } from '../api/companyContent.ts';
import { createDraftEditor } from './createDraftEditor.ts';
import { companyContentBody } from './draftBody.ts';
import { StoredCompanyContent } from './storedDraft.ts';
import { companyContentWithout } from './withoutRejected.ts';

export const companyContentEditor = createDraftEditor({
  place: (companyId) => `companyContent/${companyId}`,
  schema: StoredCompanyContent,
  asPage: (draft) => asPage(draft),
  read: readContent,
  bodyOf: companyContentBody,
  without: companyContentWithout,
  write: (base, body) => updateContent(base.companyId, base.version, body),
  publish: (base, action) => publishContent(base.publishUrl, base.version, { action }),
  message: (_, action) =>
    action === 'publish'
      ? 'The company content is published.'
      : 'The company content is no longer published.',
});

/** Changes the draft through the page it produces; new sections go to the signature. */
export const editCompanyPage = (
  companyId: number,
  change: (page: ProductContent) => ProductContent,
): void =>
  companyContentEditor.edit(companyId, (draft) =>
    fromPage(draft, change(asPage(draft)), new Set(draft.premium.map(({ id }) => id))),
  );

/** Resolves a conflict with the merged page; premium sections stay in their part. */
export async function resolveCompanyConflict(
  companyId: number,
  merged: Pick<ProductContent, 'sections' | 'ctas'>,
): Promise<void> {
  const { save, draft } = companyContentEditor.of(companyId);
  if (save.phase !== 'stale' || !draft) return;
  const { base, server } = save.versions;
  const premium = [base, draft, server.unpublishedContent].flatMap((each) => each.premium);
  const ids = new Set(premium.map(({ id }) => id));
  await companyContentEditor.resolveConflict(
    companyId,
    fromPage(server.unpublishedContent, merged, ids),
  );
}
