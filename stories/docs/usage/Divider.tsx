import { Divider } from '@hangtag/ui/elements/Divider';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Divider`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Part two groups for which space alone is not enough.',
    shows: () => (
      <Stack gap={16}>
        <Text>Payment method</Text>
        <Divider />
        <Text>Billing history</Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t rule a line between every two things; space separates first.',
    shows: () => (
      <Stack gap={4}>
        <Text>Name</Text>
        <Divider />
        <Text>Email</Text>
        <Divider />
        <Text>Phone</Text>
        <Divider />
      </Stack>
    ),
  },
};
