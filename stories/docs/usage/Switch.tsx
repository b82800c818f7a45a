import { Button } from '@hangtag/ui/elements/Button';
import { Switch } from '@hangtag/ui/elements/Switch';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Switch`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'A setting that acts at once.',
    shows: () => <Switch label="Show the section on the page" />,
  },
  dont: {
    says: 'Don’t put it into a form with a Save button; that is a `Checkbox`.',
    shows: () => (
      <Stack gap={12}>
        <Switch label="I accept the terms" />
        <Inline>
          <Button tone="primary">Save</Button>
        </Inline>
      </Stack>
    ),
  },
  keyboard: [
    ['Tab', 'moves to it'],
    ['Space', 'turns it on or off'],
  ],
};
