import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { ViewAsBanner } from '@hangtag/ui/patterns/ViewAsBanner';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../stores/session.ts';
import {
  checkViewing,
  forgetEndedView,
  stopViewing,
  takeReturnCompanyId,
  useViewing,
} from '../stores/viewAs.ts';

const over = () => void checkViewing();

/** The banner while a Superadmin views a company, and the notice when the view ends. */
export function ViewAsNotice() {
  const session = useSession();
  const { isBusy, problem, ended: last } = useViewing();
  const isOwn = session.phase === 'member' && last?.userId === session.user.id;
  const ended = isOwn ? last : null;
  const [, navigate] = useLocation();
  useEffect(() => {
    // The screen belonged to the company; its page in the admin area stays accessible.
    const companyId = ended && takeReturnCompanyId();
    if (companyId) navigate(paths.companyDetails(companyId), { replace: true });
  }, [ended, navigate]);
  if (session.phase !== 'member') return null;
  const { viewingAs } = session.user;
  if (viewingAs)
    return (
      <ViewAsBanner
        companyName={viewingAs.companyName}
        endsAt={viewingAs.endsAt}
        isStopping={isBusy}
        problem={problem?.message ?? null}
        onStop={() => void stopViewing()}
        onOver={over}
      />
    );
  if (!ended) return null;
  return (
    <Notice
      title={`You no longer view ${ended.of.companyName}.`}
      announcement="polite"
      actions={
        <Button size="small" onPress={forgetEndedView}>
          Close
        </Button>
      }
    >
      {ended.by === 'time'
        ? 'A view ends after 30 minutes. Begin another one if you need it.'
        : 'Beginning and end stand in its log.'}
    </Notice>
  );
}
