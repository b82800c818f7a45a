import { Divider } from '@hangtag/ui/elements/Divider';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { FigureList } from '@hangtag/ui/patterns/FigureList';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const figures = [
  { label: 'All products', value: 128, href: '#products' },
  { label: 'With unpublished changes', value: 2, href: '#changed' },
  { label: 'Archived', value: 14, href: '#archived' },
];

/** How `FigureList` is used. */
export const usage: Usage = {
  do: {
    says: 'Lead from each count to what it counts.',
    shows: () => <FigureList title="Products of Studio Lund" figures={figures} />,
  },
  dont: {
    says: 'Don’t show a count that leads nowhere.',
    shows: () => (
      <Stack gap={8}>
        <Heading level={2} kind="heading">
          Products of Studio Lund
        </Heading>
        <Divider line="strong" />
        {figures.map(({ label, value }) => (
          <Stack key={label} gap={8}>
            <Inline justify="between">
              <Text kind="data">{label}</Text>
              <Text kind="data" tone="second" figures="tabular">
                {value}
              </Text>
            </Inline>
            <Divider />
          </Stack>
        ))}
      </Stack>
    ),
  },
};
