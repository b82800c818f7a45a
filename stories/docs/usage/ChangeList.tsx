import { listChanges } from '@hangtag/contract/rules/changes';
import { Divider } from '@hangtag/ui/elements/Divider';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ChangeList } from '@hangtag/ui/patterns/ChangeList';
import { draft, facts, introduction, published } from '../../fixtures/product.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const keys = [
  ['summary.model', 'Changed'],
  ['sections[0].values.lead', 'Changed'],
  ['sections[1]', 'Added'],
  ['updatedAt', 'Changed'],
];

/** How `ChangeList` is used. */
export const usage: Usage = {
  do: {
    says: 'Name the parts of the page as its editor does.',
    shows: () => (
      <ChangeList
        changes={listChanges(draft, published)}
        definitions={[introduction, facts]}
        isPublished
      />
    ),
  },
  dont: {
    says: 'Don’t list keys of the data, or a change that nobody can see on the page.',
    shows: () => (
      <Stack gap={8}>
        {keys.map(([key, how]) => (
          <Stack key={key} gap={8}>
            <Inline justify="between">
              <Text kind="label">{key}</Text>
              <Text kind="data" tone="second">
                {how}
              </Text>
            </Inline>
            <Divider />
          </Stack>
        ))}
      </Stack>
    ),
  },
};
