import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `NotAvailable` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what the place is for and lead to what works today.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Not available yet
        </Heading>
        <Text kind="bodyLarge" tone="second">
          Here you will see how often each product’s page is opened, and where.
        </Text>
        <Inline>
          <LinkButton href="#products" tone="primary">
            Go to products
          </LinkButton>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t promise a date, or leave people to wait for it.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Coming on 01-15-2027
        </Heading>
        <Text kind="bodyLarge" tone="second">
          We are working on something new for you.
        </Text>
        <Inline>
          <Button tone="primary">Tell me when it is here</Button>
        </Inline>
      </Stack>
    ),
  },
};
