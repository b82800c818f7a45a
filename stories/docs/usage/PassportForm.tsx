import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `PassportForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what is filled in, and whose law names it.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">Rows of Annex III with something in them</Text>
        <Text tone="second">9 of 12</Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t claim compliance: nobody here has checked what is written.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">EU passport</Text>
        <Text tone="second">75% compliant</Text>
      </Stack>
    ),
  },
};
