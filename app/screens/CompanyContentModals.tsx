import { asPage } from '@hangtag/contract/rules/companyContent';
import { mergeParts } from '@hangtag/contract/rules/merge';
import type { CompanyContent, CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import { PublishDialog, UnpublishDialog } from '@hangtag/ui/patterns/PublishDialog';
import { EditConflict } from '@hangtag/ui/patterns/EditConflict';
import { useEffect } from 'react';
import { withQuery } from '../api/withQuery.ts';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../navigation/modal.ts';
import { paths } from '../navigation/paths.ts';
import { useCompany } from '../stores/company.ts';
import {
  companyContentEditor,
  editCompanyPage,
  resolveCompanyConflict,
} from '../stores/companyContentEditor.ts';
import { slotFrom } from './fileSlots.ts';
import { contentChanges } from './companyContentWords.ts';
import { LazyGalleryModal, preloadGallery } from './LazyGalleryModal.tsx';
import { blockersOf, brokenLinksOf } from './productWords.ts';

interface CompanyContentModalsProps {
  content: CompanyContentAnswer;
  draft: CompanyContent;
  isPremium: boolean;
}

/** The dialogs of the company content, opened by the address. */
export function CompanyContentModals({ content, draft, isPremium }: CompanyContentModalsProps) {
  const { name, params, open, close } = useModal();
  const { companyId } = content;
  const editor = companyContentEditor.use(companyId);
  const { publishing, save } = editor;
  const definitions = shown(useCompany())?.contentSections ?? [];
  useEffect(preloadGallery, []);
  useEffect(() => {
    if (name === 'publish' || name === 'unpublish') companyContentEditor.resetPublishing(companyId);
  }, [name, companyId]);
  const change = async (action: 'publish' | 'unpublish') => {
    if (await companyContentEditor.publish(companyId, action)) close();
  };
  const shared = {
    name: 'the company content',
    isBusy: publishing.isBusy,
    problem: publishing.problem?.message,
    onCompare: save.phase === 'stale' ? () => open('compare') : undefined,
    onClose: () => close(),
  };
  const going = asPage(isPremium ? draft : { ...draft, premium: [] });
  const sectionHref = (section: string) =>
    withQuery(
      draft.premium.some(({ id }) => id === section)
        ? paths.companyPremium()
        : paths.companySignature(),
      { section },
    );
  const slot = slotFrom(params.get('slot'));
  return (
    <>
      <PublishDialog
        {...shared}
        isOpen={name === 'publish'}
        changes={contentChanges(content, draft, isPremium)}
        definitions={definitions}
        isPublished={content.published}
        blockers={blockersOf(going, definitions, sectionHref)}
        brokenLinks={brokenLinksOf(going, content.links, definitions, ({ id }) =>
          sectionHref(String(id)),
        )}
        publicUrl=""
        lead="The pages of all your products show it at once, below their own sections."
        onPublish={() => void change('publish')}
      />
      <UnpublishDialog
        {...shared}
        isOpen={name === 'unpublish'}
        onUnpublish={() => void change('unpublish')}
      >
        The pages of all your products stay up without it. The draft stays as it is.
      </UnpublishDialog>
      {name === 'gallery' && slot && (
        <LazyGalleryModal
          slot={slot}
          draft={asPage(draft)}
          definitions={definitions}
          onFile={(file) => companyContentEditor.addFile(companyId, file)}
          onEdit={(next) => editCompanyPage(companyId, next)}
          onClose={() => close('slot')}
        />
      )}
      {name === 'compare' && save.phase === 'stale' && (
        <EditConflict
          name="the company content"
          what="The company content"
          localVersion={asPage(draft)}
          serverVersion={asPage(save.versions.server.unpublishedContent)}
          serverSavedAt={save.versions.server.contentSavedDate}
          parts={mergeParts(
            asPage(save.versions.base),
            asPage(draft),
            asPage(save.versions.server.unpublishedContent),
          )}
          definitions={definitions}
          files={[...save.versions.server.files, ...companyContentEditor.filesOf(editor)]}
          onResolve={(merged) => {
            void resolveCompanyConflict(companyId, merged);
            close();
          }}
          onClose={() => close()}
        />
      )}
    </>
  );
}
