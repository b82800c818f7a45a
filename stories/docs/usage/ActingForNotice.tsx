import { Button } from '@hangtag/ui/elements/Button';
import { Divider } from '@hangtag/ui/elements/Divider';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ActingForNotice } from '@hangtag/ui/patterns/ActingForNotice';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const bar = (
  <>
    <Text kind="data" tone="second">
      Merrow Goods
    </Text>
    <Divider />
  </>
);
const plan = (
  <Inline justify="between">
    <Text>Pro, $99.00 each month</Text>
    <Button>Change plan</Button>
  </Inline>
);

/** How `ActingForNotice` is used. */
export const usage: Usage = {
  do: {
    says: 'Say which company pays, for as long as somebody acts for it.',
    shows: () => (
      <Stack gap={12}>
        {bar}
        <ActingForNotice companyName="Merrow Goods" />
        {plan}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t leave it to the name in the bar whose plan is changed.',
    shows: () => (
      <Stack gap={12}>
        {bar}
        {plan}
      </Stack>
    ),
  },
};
