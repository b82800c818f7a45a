import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Text } from '@hangtag/ui/elements/Text';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const title = (
  <Heading level={3} kind="sectionTitle">
    Harvest Olive Oil
  </Heading>
);

/** How `ProductHeader` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what people see now, and beside it where the typed text is.',
    shows: () => (
      <Stack gap={16}>
        <Stack gap={4}>
          {title}
          <StatusMark shape="half">Published 11-02-2026</StatusMark>
        </Stack>
        <Inline justify="between">
          <Stack gap={4} align="start">
            <Text kind="data" tone="second">
              Draft saved 2 min ago
            </Text>
            <TextButton>3 changes since 11-02-2026</TextButton>
          </Stack>
          <Button tone="primary">Publish</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t let one word stand for both: what is saved is not yet what people see.',
    shows: () => (
      <Stack gap={16}>
        <Stack gap={4}>
          {title}
          <StatusMark shape="full">Up to date</StatusMark>
        </Stack>
        <Inline justify="between">
          <Text kind="data" tone="second">
            All changes saved
          </Text>
          <Button tone="primary">Publish</Button>
        </Inline>
      </Stack>
    ),
  },
};
