import { listChanges } from '@hangtag/contract/rules/changes';
import { asPage } from '@hangtag/contract/rules/companyContent';
import type { CompanyContent, CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import { PublishActions } from '@hangtag/ui/patterns/EditorHeader';
import { ProductStatus } from '@hangtag/ui/patterns/ProductStatus';
import { type ReactNode, useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { paths } from '../navigation/paths.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useModal } from '../navigation/modal.ts';
import { useUnsaved } from '../navigation/useUnsaved.ts';
import { loadCompany, useCompany } from '../stores/company.ts';
import { companyContentEditor } from '../stores/companyContentEditor.ts';
import { useSession } from '../stores/session.ts';
import { contentChanges, contentLock } from './companyContentWords.ts';
import { CompanyContentModals } from './CompanyContentModals.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';
import { EditorLoading } from './EditorLoading.tsx';
import { DraftRecoveryOffer } from './DraftRecoveryOffer.tsx';
import { saveWords, whyUnsaved } from './saveWords.ts';

/** All edit one content, so moving between them leaves nothing unsaved. */
const contentPages = [paths.companySignature(), paths.companyPremium(), paths.companyCtas()];

interface FrameProps {
  /** Renders the view. */
  children: (content: CompanyContentAnswer, draft: CompanyContent) => ReactNode;
}

/** The frame of the company content editors: header, dialogs, loading and saving [D40]. */
export function CompanyContentFrame({ children }: FrameProps) {
  const session = useSession();
  const id = session.phase === 'member' ? session.user.companyId : 0;
  const { record, draft, save } = companyContentEditor.use(id);
  const company = useCompany();
  const { open } = useModal();
  useEffect(() => {
    if (id === 0) return undefined;
    void companyContentEditor.load(id);
    return () => void companyContentEditor.saveWaiting(id);
  }, [id]);
  useUnsaved(() => companyContentEditor.isUnsaved(id), 'the company content', {
    within: contentPages,
    save: () => companyContentEditor.saveNow(id),
    why: () => whyUnsaved(companyContentEditor.of(id).save),
    discard: () => companyContentEditor.discard(id),
  });
  const isPremium = session.phase === 'member' && session.user.subscription.isPremium;
  const answer = shown(record);
  const changeCount = contentChanges(answer, draft, isPremium).length;
  const unsaved =
    answer && draft ? listChanges(asPage(answer.unpublishedContent), asPage(draft)) : [];
  const facts = answer && (
    <ProductStatus
      product={{
        status: 'active',
        published: answer.published,
        publishDate: answer.publishDate,
        hasUnpublishedChanges: changeCount > 0 || !answer.published,
      }}
    />
  );
  return (
    <>
      <CompanyTabs
        facts={facts ?? 'On the pages of all products'}
        actions={
          answer && (
            <PublishActions
              save={saveWords(
                save,
                answer.contentSavedDate,
                unsaved,
                shown(company)?.contentSections,
              )}
              what="The company content"
              onRetry={() => void companyContentEditor.saveNow(id)}
              onCompare={() => open('compare')}
              publishDate={answer.publishDate}
              changeCount={changeCount}
              onPublish={() => open('publish')}
              publishLocked={contentLock(answer, draft, changeCount, save)}
              onUnpublish={
                answer.published && answer.can.edit ? () => open('unpublish') : undefined
              }
            />
          )
        }
      />
      <RemoteView
        of={record}
        name="company content"
        onRetry={() => void companyContentEditor.load(id)}
        loading={<EditorLoading />}
        ready={(data) =>
          draft && (
            <>
              <DraftRecoveryOffer
                save={save}
                onUse={() => companyContentEditor.acceptRecovered(id)}
                onDiscard={() => companyContentEditor.discardRecovered(id)}
              />
              {/* Without the catalogue every section would look discontinued. */}
              <RemoteView
                of={company}
                name="sections"
                onRetry={() => void loadCompany()}
                loading={<EditorLoading />}
                ready={() => children(data, draft)}
              />
              <CompanyContentModals content={data} draft={draft} isPremium={isPremium} />
            </>
          )
        }
      />
    </>
  );
}
