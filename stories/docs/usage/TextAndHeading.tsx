import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of titles and text: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'One title in a view, and a step down for what belongs under it.',
    shows: () => (
      <Stack gap={8}>
        <Heading level={3}>Billing</Heading>
        <Text tone="second">Your plan renews on 12-02-2026.</Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t choose a level for its size; `kind` changes the look alone.',
    shows: () => (
      <Stack gap={8}>
        <Heading level={3} kind="label">
          Billing
        </Heading>
        <Heading level={3} kind="pageTitle">
          Your plan
        </Heading>
      </Stack>
    ),
  },
};
