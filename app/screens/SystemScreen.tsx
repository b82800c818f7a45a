import type { SystemAnswer } from '@hangtag/contract/wire/system';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Text } from '@hangtag/ui/elements/Text';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { FailedJobs } from '@hangtag/ui/patterns/FailedJobs';
import { plural } from '@hangtag/ui/support/count';
import { formatMoment } from '@hangtag/ui/support/formatDate';
import { useEffect } from 'react';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { loadSystem, retryFailedJobs, useSystem } from '../stores/system.ts';
import { AdminHead } from './AdminHead.tsx';
import { platformScreen } from './platformScreen.tsx';
import { usePlatformCompanyRight } from './usePlatformRight.ts';

/** `/admin/system`: the release and the work that was given up, for Superadmins of the platform's company. */
export const SystemScreen = platformScreen('System', System, usePlatformCompanyRight);

const jobsShown = ({ failed, failedCount }: SystemAnswer) =>
  ({ phase: 'ready', jobs: failed, count: failedCount }) as const;

function System() {
  const { system, retrying, problem } = useSystem();
  useEffect(() => void loadSystem(), []);
  const answer = shown(system);
  return (
    <Page>
      <Stack gap={32}>
        <AdminHead place="system" />
        {answer && isLate(answer) && (
          <Notice tone="caution" title="Work waits.">
            {`${plural(answer.waiting.count, 'job')} could have started since ${formatMoment(answer.waiting.since ?? '')}. Check that a server with a worker runs.`}
          </Notice>
        )}
        <FailedJobs
          content={contentOf(system, jobsShown)}
          retrying={retrying}
          problem={problem?.message ?? null}
          onRetryJob={({ jobId }) => void retryFailedJobs(jobId)}
          onRetryAll={() => void retryFailedJobs('all')}
          onRetry={() => void loadSystem()}
        />
        {answer && (
          <Text kind="data" tone="quiet">
            {`Hangtag ${answer.release.version}${answer.release.commit ? `, commit ${answer.release.commit}` : ''}`}
          </Text>
        )}
      </Stack>
    </Page>
  );
}

/** A worker takes what is due within seconds; minutes mean that none does. */
const LATE_MS = 5 * 60_000;

const isLate = ({ waiting: { since } }: SystemAnswer) =>
  since !== null && Date.now() - Date.parse(since) > LATE_MS;
