import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `SectionCatalogue` is used. */
export const usage: Usage = {
  do: {
    says: 'Say which pages hold a section, and offer to make it inactive instead.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Delete Facts?
        </Heading>
        <Text>
          It is used by Harvest Olive Oil of Merrow Goods and by 30 more products of 6 companies.
        </Text>
        <Inline justify="end">
          <Button>Close</Button>
          <Button tone="primary">Make inactive</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t delete a section that pages hold: what stands in it would go with it.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Delete Facts?
        </Heading>
        <Text>Editors are no longer offered it. This can’t be undone.</Text>
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button tone="danger">Delete</Button>
        </Inline>
      </Stack>
    ),
  },
};
