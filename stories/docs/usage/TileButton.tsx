import { Button } from '@hangtag/ui/elements/Button';
import { TileButton } from '@hangtag/ui/elements/TileButton';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Plus } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `TileButton`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'The place of a picture that is still to come.',
    shows: () => (
      <TileButton icon={Plus} title="Add picture">
        PNG or JPEG
      </TileButton>
    ),
  },
  dont: {
    says: 'Don’t use it beside other buttons; it takes the room of a picture.',
    shows: () => (
      <Inline gap={12}>
        <TileButton icon={Plus} title="Save" />
        <Button>Cancel</Button>
      </Inline>
    ),
  },
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter, Space', 'run the action'],
  ],
};
