import { Button } from '@hangtag/ui/elements/Button';
import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `FirstSteps` is used. */
export const usage: Usage = {
  do: {
    says: 'Show what is done, and make the next step the one thing to press.',
    shows: () => (
      <Stack gap={16}>
        <StatusMark shape="full">Describe the company</StatusMark>
        <StatusMark shape="half">Make a first product</StatusMark>
        <StatusMark shape="dashed">Publish its page</StatusMark>
        <Inline>
          <Button tone="primary">Make a first product</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t offer every step at once: who is new doesn’t know which comes first.',
    shows: () => (
      <Stack gap={12}>
        <Button tone="primary">Describe the company</Button>
        <Button tone="primary">Make a first product</Button>
        <Button tone="primary">Publish a page</Button>
        <Button tone="primary">Invite people</Button>
      </Stack>
    ),
  },
};
