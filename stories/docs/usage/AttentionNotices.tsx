import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { AttentionNotices } from '@hangtag/ui/patterns/AttentionNotices';
import type { Usage } from '../../../.storybook/docs/usage.ts';
import { dashboard } from '../../fixtures/dashboard.ts';

/** How `AttentionNotices` is used. */
export const usage: Usage = {
  do: {
    says: 'Give each notice the one action that deals with it.',
    shows: () => (
      <AttentionNotices notices={dashboard.notices} hrefOf={() => '#there'} today="2026-11-21" />
    ),
  },
  dont: {
    says: 'Don’t leave people with a problem and no way to it.',
    shows: () => (
      <Stack gap={8}>
        <Heading level={2} kind="heading">
          Worth a look
        </Heading>
        <Text kind="data">A card expires soon.</Text>
        <Text kind="data">2 pictures on your pages have no description.</Text>
      </Stack>
    ),
  },
};
