import { Button } from '@hangtag/ui/elements/Button';
import { LockedButton } from '@hangtag/ui/elements/LockedButton';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `LockedButton`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say why, and what opens it.',
    shows: () => <LockedButton reason="Publish needs a header picture">Publish</LockedButton>,
  },
  dont: {
    says: 'Don’t just grey it out: nobody learns what is missing.',
    shows: () => <Button isDisabled>Publish</Button>,
  },
  keyboard: [
    ['Tab', 'moves to it, and the reason shows'],
    ['Enter, Space', 'show the reason; nothing runs'],
  ],
};
