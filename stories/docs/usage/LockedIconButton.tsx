import { LockedIconButton } from '@hangtag/ui/elements/LockedIconButton';
import { Text } from '@hangtag/ui/elements/Text';
import { Trash2 } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `LockedIconButton`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say why, and what opens it.',
    shows: () => (
      <LockedIconButton
        icon={Trash2}
        aria-label="Delete card"
        reason="Default card can’t be deleted while a plan is active"
      />
    ),
  },
  dont: {
    says: 'Don’t take the glyph away: people look for it.',
    shows: () => <Text tone="quiet">No Delete beside the default card</Text>,
  },
  keyboard: [
    ['Tab', 'moves to it, and the reason shows'],
    ['Enter, Space', 'show the reason; nothing runs'],
  ],
};
