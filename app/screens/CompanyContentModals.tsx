import { asPage } from '@hangtag/contract/rules/companyContent';
import { mergeParts } from '@hangtag/contract/rules/merge';
import { publishBlockers } from '@hangtag/contract/rules/publishBlockers';
import type { CompanyContent, CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import { PublishDialog, UnpublishDialog } from '@hangtag/ui/patterns/PublishDialog';
import { EditConflict } from '@hangtag/ui/patterns/EditConflict';
import { useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../shell/modal.ts';
import { useCompany } from '../stores/company.ts';
import { addContentFile, editAsPage, settleContent } from '../stores/companyContent.ts';
import { changeContentPage, resetContentPublishing } from '../stores/contentPublishing.ts';
import { useContentEditor } from '../stores/contentState.ts';
import { slotFrom } from './choices.ts';
import { contentChanges } from './companyContentWords.ts';
import { GalleryModal } from './GalleryModal.tsx';
import { blockerWords, sectionWords } from './productWords.ts';

interface CompanyContentModalsProps {
  content: CompanyContentAnswer;
  draft: CompanyContent;
  isPremium: boolean;
}

/** The dialogs above the company's content, opened by the address. */
export function CompanyContentModals({ content, draft, isPremium }: CompanyContentModalsProps) {
  const { name, params, close } = useModal();
  const { publishing, save, chosen } = useContentEditor();
  const definitions = shown(useCompany())?.contentSections ?? [];
  useEffect(() => {
    if (name === 'publish' || name === 'unpublish') resetContentPublishing();
  }, [name]);
  const change = async (action: 'publish' | 'unpublish') => {
    if (await changeContentPage(action)) close();
  };
  const shared = {
    name: 'the company content',
    isBusy: publishing.busy,
    problem: publishing.problem?.message,
    onClose: () => close(),
  };
  const going = asPage(isPremium ? draft : { ...draft, premium: [] });
  const blockers = definitions.length > 0 ? publishBlockers(going, definitions) : [];
  const slot = slotFrom(params.get('slot'));
  return (
    <>
      <PublishDialog
        {...shared}
        isOpen={name === 'publish'}
        changes={contentChanges(content, draft, isPremium)}
        definitions={definitions}
        isPublished={content.published}
        blockers={blockerWords(blockers, going, sectionWords(definitions))}
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
        <GalleryModal
          slot={slot}
          draft={asPage(draft)}
          definitions={definitions}
          onFile={addContentFile}
          onEdit={editAsPage}
          onClose={() => close('slot')}
        />
      )}
      {name === 'compare' && save.phase === 'stale' && (
        <EditConflict
          name="the company content"
          what="The company content"
          localVersion={asPage(draft)}
          serverVersion={asPage(save.versions.theirs.unpublishedContent)}
          serverSavedAt={save.versions.theirs.contentSavedDate}
          parts={mergeParts(
            asPage(save.versions.base),
            asPage(draft),
            asPage(save.versions.theirs.unpublishedContent),
          )}
          definitions={definitions}
          files={[...save.versions.theirs.files, ...content.files, ...chosen]}
          onResolve={(merged) => {
            void settleContent(merged);
            close();
          }}
          onClose={() => close()}
        />
      )}
    </>
  );
}
