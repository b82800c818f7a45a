import { Button } from '@hangtag/ui/elements/Button';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Button`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'One primary button in a view, a verb first.',
    shows: () => (
      <Inline gap={12}>
        <Button tone="primary">Publish</Button>
        <Button>Preview</Button>
        <Button tone="quiet">Go back</Button>
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t let two actions shout; the eye then has nowhere to go.',
    shows: () => (
      <Inline gap={12}>
        <Button tone="primary">Publish</Button>
        <Button tone="primary">Preview</Button>
        <Button tone="primary">Go back</Button>
      </Inline>
    ),
  },
  keyboard: [
    ['Tab, Shift Tab', 'move to it and on'],
    ['Enter, Space', 'run the action'],
  ],
};
