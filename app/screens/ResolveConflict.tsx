import { mergeParts } from '@hangtag/contract/rules/merge';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { EditConflict } from '@hangtag/ui/patterns/EditConflict';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../navigation/modal.ts';
import { useCompany } from '../stores/company.ts';
import { productEditor } from '../stores/productEditor.ts';

interface ResolveConflictProps {
  productId: number;
  draft: ProductContent;
}

/** The dialog that resolves an edit conflict, at `?modal=compare`. */
export function ResolveConflict({ productId, draft }: ResolveConflictProps) {
  const { name, close } = useModal();
  const editor = productEditor.use(productId);
  const { save } = editor;
  const definitions = shown(useCompany())?.contentSections ?? [];
  if (name !== 'compare' || save.phase !== 'stale') return null;
  const { base, server } = save.versions;
  const resolve = (merged: ProductContent) => {
    void productEditor.resolveConflict(productId, merged);
    close();
  };
  return (
    <EditConflict
      name={server.unpublishedContent.summary.name}
      localVersion={draft}
      serverVersion={server.unpublishedContent}
      serverSavedAt={server.contentSavedDate}
      parts={mergeParts(base, draft, server.unpublishedContent)}
      definitions={definitions}
      files={[...server.files, ...productEditor.filesOf(editor)]}
      onResolve={resolve}
      onClose={() => close()}
    />
  );
}
