import { Button } from '@hangtag/ui/elements/Button';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Stack` is used. */
export const usage: Usage = {
  do: {
    says: 'Set what belongs together closer than what does not.',
    shows: () => (
      <Stack gap={24}>
        <Stack gap={4}>
          <Text kind="label">Harvest Olive Oil</Text>
          <Text tone="second">Pressed in November from one grove.</Text>
        </Stack>
        <Inline>
          <Button>Edit</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t give everything one distance: nothing then says what belongs to what.',
    shows: () => (
      <Stack gap={20}>
        <Text kind="label">Harvest Olive Oil</Text>
        <Text tone="second">Pressed in November from one grove.</Text>
        <Button>Edit</Button>
      </Stack>
    ),
  },
};
