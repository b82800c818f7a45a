import { listChanges } from '@hangtag/contract/rules/changes';
import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ChangeList } from '@hangtag/ui/patterns/ChangeList';
import { draft, facts, introduction, published } from '../../fixtures/product.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `PublishDialog` is used. */
export const usage: Usage = {
  do: {
    says: 'Show what the public will see differently, and repeat the verb on the button.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Publish 3 changes to Harvest Olive Oil?
        </Heading>
        <ChangeList
          changes={listChanges(draft, published)}
          definitions={[introduction, facts]}
          isPublished
        />
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button tone="primary">Publish</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t ask for a yes to something that nobody can see.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Attention
        </Heading>
        <Text>You have unpublished changes. Do you want to continue?</Text>
        <Inline justify="end">
          <Button tone="primary">No</Button>
          <Button tone="primary">Yes</Button>
        </Inline>
      </Stack>
    ),
  },
};
