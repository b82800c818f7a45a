import { Stack } from '@hangtag/ui/layout/Stack';
import { Text } from '@hangtag/ui/elements/Text';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `BlockedSiteList` is used. */
export const usage: Usage = {
  do: {
    says: 'Say why a site is blocked: its companies’ Admins read it.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">prize-box.example</Text>
        <Text kind="data" tone="second">
          It asks people for their card although it sells nothing.
        </Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t block a site that is only broken: its health says so, and the brand mends it.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">shop.example</Text>
        <Text kind="data" tone="second">
          Answers with 500.
        </Text>
      </Stack>
    ),
  },
};
