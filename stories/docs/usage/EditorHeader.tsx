import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `EditorHeader` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what is saved and what people see; Publish is the one primary button.',
    shows: () => (
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={3} kind="sectionTitle">
            Harvest Olive Oil
          </Heading>
          <StatusMark shape="half">Published, 3 changes</StatusMark>
        </Stack>
        <Inline gap={12}>
          <Text kind="data" tone="second">
            Saved a minute ago
          </Text>
          <Button tone="primary">Publish</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t let saving, publishing and taking down compete side by side.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Harvest Olive Oil
        </Heading>
        <Inline gap={8}>
          <Button tone="primary">Save</Button>
          <Button tone="primary">Publish</Button>
          <Button tone="danger">Unpublish</Button>
        </Inline>
      </Stack>
    ),
  },
};
