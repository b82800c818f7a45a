import { LockedButton } from '@hangtag/ui/elements/LockedButton';
import { Button } from '@hangtag/ui/elements/Button';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `LimitedBilling` is used. */
export const usage: Usage = {
  do: {
    says: 'Say which plan there is, and name whom to ask for more.',
    shows: () => (
      <Stack gap={12}>
        <Text kind="label">Pro, 3 of 3 products in use</Text>
        <Text tone="second">Ines Calder or Tomas Reyes can change it.</Text>
        <Inline>
          <LockedButton reason="Only an Admin can change the plan">Change plan</LockedButton>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t show sums to people who don’t settle them, above a button that only refuses.',
    shows: () => (
      <Stack gap={12}>
        <Text kind="figure">$309.00</Text>
        <Text tone="second">Visa ending 4242</Text>
        <Inline>
          <Button tone="primary" isDisabled>
            Change plan
          </Button>
        </Inline>
      </Stack>
    ),
  },
};
