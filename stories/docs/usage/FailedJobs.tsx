import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { FailedJobs } from '@hangtag/ui/patterns/FailedJobs';
import type { Usage } from '../../../.storybook/docs/usage.ts';
import { failedJobs } from '../../fixtures/system.ts';

/** How `FailedJobs` is used. */
export const usage: Usage = {
  do: {
    says: 'Name what failed, for whom and why, beside the way to try again.',
    shows: () => (
      <FailedJobs
        content={{ phase: 'ready', jobs: failedJobs.slice(0, 1), count: 1 }}
        onRetryJob={() => undefined}
        onRetryAll={() => undefined}
        onRetry={() => undefined}
      />
    ),
  },
  dont: {
    says: 'Don’t give a count alone and send the reader to a log.',
    shows: () => (
      <Stack gap={8}>
        <Text kind="data">1 job failed. See the server’s log.</Text>
      </Stack>
    ),
  },
};
