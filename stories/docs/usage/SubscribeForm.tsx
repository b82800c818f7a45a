import { Button } from '@hangtag/ui/elements/Button';
import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import { Divider } from '@hangtag/ui/elements/Divider';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CardName } from '@hangtag/ui/patterns/CardName';
import { visa } from '../../fixtures/customer.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `SubscribeForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Keep card, bill and button in the order of reading; the button says the sum.',
    shows: () => (
      <Stack gap={16}>
        <CardName card={visa} />
        <Divider />
        <Inline justify="between">
          <Text tone="second">Pro, each month</Text>
          <Text kind="label">$99.00</Text>
        </Inline>
        <Button tone="primary">Pay $99.00 and subscribe</Button>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t tick for people what costs more, or hide the sum behind “Continue”.',
    shows: () => (
      <Stack gap={16}>
        <CardName card={visa} />
        <Checkbox label="Yes, upgrade me to Business after 30 days" defaultSelected />
        <Checkbox label="Bill me for the whole year" defaultSelected />
        <Button tone="primary">Continue</Button>
      </Stack>
    ),
  },
};
