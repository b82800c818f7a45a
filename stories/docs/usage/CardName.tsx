import { Badge } from '@hangtag/ui/elements/Badge';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CardName } from '@hangtag/ui/patterns/CardName';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `CardName` is used. */
export const usage: Usage = {
  do: {
    says: 'Name a card by its brand and its last four figures, wherever it is spoken of.',
    shows: () => (
      <Stack gap={12}>
        <CardName
          card={{ brand: 'visa', last4: '4242' }}
          badge={<Badge tone="accent">Default</Badge>}
        />
        <CardName card={{ brand: 'mastercard', last4: '4444' }} />
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t spell figures out that nobody needs, or call a card by its place in a list.',
    shows: () => (
      <Stack gap={12}>
        <Text>Card 1: 4242 42XX XXXX 4242</Text>
        <Text>Card 2: 5555 55XX XXXX 4444</Text>
      </Stack>
    ),
  },
};
