import { Button } from '@hangtag/ui/elements/Button';
import { Text } from '@hangtag/ui/elements/Text';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Bleed } from '@hangtag/ui/layout/Bleed';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `CancelPlan` is used. */
export const usage: Usage = {
  do: {
    says: 'Say until when the plan lasts and what stops then, before the button.',
    shows: () => (
      <Stack gap={16}>
        <Text kind="bodyLarge">This cancels the Business plan: it does not renew.</Text>
        <Stack gap={4}>
          <Text kind="label">Until 12-11-2026</Text>
          <Text tone="second">You keep access to the dashboard.</Text>
        </Stack>
        <Stack gap={4}>
          <Text kind="label">After 12-11-2026</Text>
          <Text tone="second">Published pages stay up, and nothing is deleted.</Text>
        </Stack>
        <Inline justify="between">
          <Bleed>
            <Button tone="quiet">Back to summary</Button>
          </Bleed>
          <Button tone="danger">Cancel current plan</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t make staying loud and leaving small, and put no offer in the way.',
    shows: () => (
      <Stack gap={16}>
        <Text kind="bodyLarge">Are you sure? We would hate to see you go.</Text>
        <Text tone="second">Stay now and get 50 % off your next two months!</Text>
        <Button tone="primary">Keep my plan and save 50 %</Button>
        <Inline justify="center">
          <TextButton>No, I like paying full price</TextButton>
        </Inline>
      </Stack>
    ),
  },
};
