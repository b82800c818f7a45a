import { Button } from '@hangtag/ui/elements/Button';
import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Tooltip } from '@hangtag/ui/elements/Tooltip';
import { Copy } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Tooltip`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'The name of a glyph, or why something is closed.',
    shows: () => (
      <Tooltip text="Copy product">
        <IconButton icon={Copy} aria-label="Copy product" />
      </Tooltip>
    ),
  },
  dont: {
    says: 'Don’t hide what one must know: no phone shows it on hover.',
    shows: () => (
      <Tooltip text="You are charged at once">
        <Button tone="primary">Confirm</Button>
      </Tooltip>
    ),
  },
  keyboard: [
    ['Tab', 'shows it with the focus'],
    ['Escape', 'hides it'],
  ],
};
