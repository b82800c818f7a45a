import { Notice } from '@hangtag/ui/elements/Notice';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `PastDueNotice` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what is not paid, what goes on and until when, and what settles it.',
    shows: () => (
      <Stack gap={8}>
        <Notice tone="caution" title="The payment of 11-11-2026 failed.">
          Everything works until 11-25-2026. <TextButton>Change the card</TextButton>
        </Notice>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t frighten people with a lock that has no date and no way out.',
    shows: () => (
      <Stack gap={8}>
        <Notice tone="danger" title="PAYMENT OVERDUE!">
          Your account will be suspended.
        </Notice>
      </Stack>
    ),
  },
};
