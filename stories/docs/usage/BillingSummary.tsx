import { Button } from '@hangtag/ui/elements/Button';
import { Divider } from '@hangtag/ui/elements/Divider';
import { Heading } from '@hangtag/ui/elements/Heading';
import { NumberField } from '@hangtag/ui/elements/NumberField';
import { Text } from '@hangtag/ui/elements/Text';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `BillingSummary` is used. */
export const usage: Usage = {
  do: {
    says: 'Tell what the price is made of; a change opens a view of its own, with its bill.',
    shows: () => (
      <Stack gap={12}>
        <Heading level={3} kind="sectionTitle">
          Business
        </Heading>
        <Inline justify="between">
          <Text kind="data" tone="second">
            7 products included
          </Text>
          <Text kind="data">$249.00</Text>
        </Inline>
        <Inline justify="between">
          <Inline gap={8}>
            <Text kind="data" tone="second">
              3 additional products
            </Text>
            <TextButton>Change</TextButton>
          </Inline>
          <Text kind="data">$60.00</Text>
        </Inline>
        <Divider />
        <Inline justify="between">
          <Text kind="label">Each month</Text>
          <Text kind="label">$309.00</Text>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t sell and cancel where people come to read what they pay.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Business
        </Heading>
        <Text kind="figure">$309</Text>
        <NumberField label="Additional products" defaultValue={3} minValue={0} />
        <Inline gap={8}>
          <Button tone="primary">Buy more</Button>
          <Button tone="danger">Cancel plan</Button>
        </Inline>
      </Stack>
    ),
  },
};
