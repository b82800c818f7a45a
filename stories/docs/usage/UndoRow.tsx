import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { UndoRow } from '@hangtag/ui/patterns/UndoRow';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `UndoRow` is used. */
export const usage: Usage = {
  do: {
    says: 'Remove at once, and keep the way back where the thing stood.',
    shows: () => (
      <Stack gap={12}>
        <Text kind="label">Introduction</Text>
        <UndoRow name="Facts" onRestore={() => undefined} />
        <Text kind="label">Where to buy</Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t stop people with a question about what one press brings back.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Really remove Facts?
        </Heading>
        <Text tone="second">You can undo this later.</Text>
        <Inline justify="end">
          <Button>No</Button>
          <Button tone="danger">Yes, remove</Button>
        </Inline>
      </Stack>
    ),
  },
};
