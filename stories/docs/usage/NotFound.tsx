import { Heading } from '@hangtag/ui/elements/Heading';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `NotFound` is used. */
export const usage: Usage = {
  do: {
    says: 'Offer the one way out that this person can take.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          There is no page at this address
        </Heading>
        <Text kind="bodyLarge" tone="second">
          The link may be old, mistyped, or to something you can’t open.
        </Text>
        <Inline>
          <LinkButton href="#dashboard" tone="primary">
            Go to the dashboard
          </LinkButton>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t tell whether something exists that they may not see.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          You can’t open Cedar Candle
        </Heading>
        <Text kind="bodyLarge" tone="second">
          It belongs to Studio Lund. Ask Priya Nair, who is Admin there, to let you in.
        </Text>
        <Inline>
          <LinkButton href="#access" tone="primary">
            Ask for access
          </LinkButton>
        </Inline>
      </Stack>
    ),
  },
};
