import { Button } from '@hangtag/ui/elements/Button';
import { Divider } from '@hangtag/ui/elements/Divider';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `BillPreview` is used. */
export const usage: Usage = {
  do: {
    says: 'Show line by line what is charged today and what later, before the button.',
    shows: () => (
      <Stack gap={12}>
        <Inline justify="between">
          <Text kind="data" tone="second">
            1 additional product, 20 days
          </Text>
          <Text kind="data">$13.33</Text>
        </Inline>
        <Inline justify="between">
          <Text kind="data" tone="second">
            Coupon SAVE20
          </Text>
          <Text kind="data">-$2.67</Text>
        </Inline>
        <Divider />
        <Inline justify="between">
          <Text kind="label">Due today</Text>
          <Text kind="label">$10.66</Text>
        </Inline>
        <Inline justify="end">
          <Button tone="primary">Pay $10.66</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t name a price that begins “from” and let the card find out the rest.',
    shows: () => (
      <Stack gap={12}>
        <Text kind="figure">from $10</Text>
        <Text kind="caption" tone="quiet">
          Prorated. Taxes, fees and other charges may apply.
        </Text>
        <Button tone="primary">Buy now</Button>
      </Stack>
    ),
  },
};
