import { mergeParts } from '@hangtag/contract/rules/merge';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { StaleWrite } from '@hangtag/ui/patterns/StaleWrite';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../shell/modal.ts';
import { useCompany } from '../stores/company.ts';
import { filesOf, type SaveState, useEditor } from '../stores/editors.ts';
import { settleVersions } from '../stores/product.ts';

interface VersionsProps {
  productId: number;
  draft: ProductContent;
  save: SaveState;
}

/** The two versions after a stale write, at `?modal=compare`. */
export function Versions({ productId, draft, save }: VersionsProps) {
  const { name, close } = useModal();
  const editor = useEditor(productId);
  const definitions = shown(useCompany())?.contentSections ?? [];
  if (name !== 'compare' || save.phase !== 'stale') return null;
  const { base, theirs } = save.versions;
  const settle = (merged: ProductContent) => {
    void settleVersions(productId, merged);
    close();
  };
  return (
    <StaleWrite
      name={theirs.unpublishedContent.summary.name}
      mine={draft}
      theirs={theirs.unpublishedContent}
      theirsSaved={theirs.contentSavedDate}
      parts={mergeParts(base, draft, theirs.unpublishedContent)}
      definitions={definitions}
      files={[...theirs.files, ...filesOf(editor)]}
      onSettle={settle}
      onClose={() => close()}
    />
  );
}
