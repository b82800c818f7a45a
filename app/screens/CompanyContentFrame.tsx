import type { CompanyContent, CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import { PublishActions } from '@hangtag/ui/patterns/EditorHeader';
import { ProductStatus } from '@hangtag/ui/patterns/ProductStatus';
import { type ReactNode, useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { paths } from '../paths.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useModal } from '../shell/modal.ts';
import { useUnsaved } from '../shell/useUnsaved.ts';
import { loadCompany, useCompany } from '../stores/company.ts';
import {
  discardContent,
  discardKeptContent,
  openContent,
  saveContentNow,
  saveWaitingContent,
  takeKeptContent,
} from '../stores/companyContent.ts';
import { contentSave, isContentUnsaved, useContentEditor } from '../stores/contentState.ts';
import { useSession } from '../stores/session.ts';
import { contentChanges, contentLock } from './companyContentWords.ts';
import { CompanyContentModals } from './CompanyContentModals.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';
import { EditorLoading } from './EditorLoading.tsx';
import { DraftRecoveryOffer } from './DraftRecoveryOffer.tsx';
import { saveWords, whyUnsaved } from './saveWords.ts';

/** They write one content, so a move between them leaves nothing. */
const contentPages = [paths.companySignature(), paths.companyPremium()];

interface FrameProps {
  /** Draws the view. */
  children: (content: CompanyContentAnswer, draft: CompanyContent) => ReactNode;
}

/** What the two editors of company content share: header, dialogs, loading and saving [D40]. */
export function CompanyContentFrame({ children }: FrameProps) {
  const { content, draft, save } = useContentEditor();
  const session = useSession();
  const company = useCompany();
  const { open } = useModal();
  useEffect(() => {
    void openContent();
    return () => void saveWaitingContent();
  }, []);
  useUnsaved(isContentUnsaved, 'the company content', {
    within: contentPages,
    save: saveContentNow,
    why: () => whyUnsaved(contentSave()),
    discard: discardContent,
  });
  const isPremium = session.phase === 'member' && session.user.subscription.isPremium;
  const answer = shown(content);
  const changeCount = contentChanges(answer, draft, isPremium).length;
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
              save={saveWords(save, answer.contentSavedDate)}
              what="The company content"
              onRetry={() => void saveContentNow()}
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
        of={content}
        name="company content"
        onRetry={() => void openContent()}
        loading={<EditorLoading />}
        ready={(data) =>
          draft && (
            <>
              <DraftRecoveryOffer
                save={save}
                onUse={takeKeptContent}
                onDiscard={discardKeptContent}
              />
              {/* Without the catalogue every section would seem to be no longer offered. */}
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
