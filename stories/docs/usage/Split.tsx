import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Split } from '@hangtag/ui/layout/Split';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const note = (
  <Stack gap={4}>
    <Text kind="label">Saved</Text>
    <Text kind="data" tone="second">
      A minute ago
    </Text>
  </Stack>
);
const work = (
  <Stack gap={4}>
    <Heading level={3} kind="sectionTitle">
      Harvest Olive Oil
    </Heading>
    <Text tone="second">Pressed in November from one grove, and bottled the same week.</Text>
  </Stack>
);

/** How `Split` is used. */
export const usage: Usage = {
  do: {
    says: 'Give the work the wide column, and what tells about it the narrow one.',
    shows: () => <Split aside={note}>{work}</Split>,
  },
  dont: {
    says: 'Don’t press the work into the narrow column, beside a wide one that holds a note.',
    shows: () => <Split aside={work}>{note}</Split>,
  },
};
