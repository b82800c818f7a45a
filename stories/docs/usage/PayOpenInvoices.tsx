import { Button } from '@hangtag/ui/elements/Button';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `PayOpenInvoices` is used. */
export const usage: Usage = {
  do: {
    says: 'Show each open invoice and what they come to, before the button that pays them.',
    shows: () => (
      <Stack gap={8}>
        <Text>11-11-2026, Business plan: $249.00</Text>
        <Button tone="primary">Pay $249.00</Button>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t charge a card whose amount nobody saw.',
    shows: () => <Button tone="primary">Settle account</Button>,
  },
};
