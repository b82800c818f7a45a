import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { RecentActivity } from '@hangtag/ui/patterns/RecentActivity';
import type { Usage } from '../../../.storybook/docs/usage.ts';
import { dashboard } from '../../fixtures/dashboard.ts';

/** How `RecentActivity` is used. */
export const usage: Usage = {
  do: {
    says: 'Say who did what to which thing, and when.',
    shows: () => (
      <RecentActivity
        entries={(dashboard.activity ?? []).slice(0, 2)}
        readerId={4}
        logHref="#log"
        avatarHref={(avatar) => `/avatars/${avatar}`}
      />
    ),
  },
  dont: {
    says: 'Don’t show that something happened without its person and its thing.',
    shows: () => (
      <Stack gap={8}>
        <Heading level={2} kind="heading">
          Recent activity
        </Heading>
        <Text kind="data">A product was published.</Text>
        <Text kind="data">An invitation was sent.</Text>
      </Stack>
    ),
  },
};
