import { mergeParts } from '@hangtag/contract/rules/merge';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { EditConflict } from '@hangtag/ui/patterns/EditConflict';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../shell/modal.ts';
import { useCompany } from '../stores/company.ts';
import { filesOf, type SaveState, useEditor } from '../stores/editors.ts';
import { settleVersions } from '../stores/product.ts';

interface ResolveConflictProps {
  productId: number;
  draft: ProductContent;
  save: SaveState;
}

/** The two versions after a stale write, at `?modal=compare`. */
export function ResolveConflict({ productId, draft, save }: ResolveConflictProps) {
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
    <EditConflict
      name={theirs.unpublishedContent.summary.name}
      localVersion={draft}
      serverVersion={theirs.unpublishedContent}
      serverSavedAt={theirs.contentSavedDate}
      parts={mergeParts(base, draft, theirs.unpublishedContent)}
      definitions={definitions}
      files={[...theirs.files, ...filesOf(editor)]}
      onResolve={settle}
      onClose={() => close()}
    />
  );
}
