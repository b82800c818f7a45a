import { Button } from '@hangtag/ui/elements/Button';
import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Toolbar } from '@hangtag/ui/elements/Toolbar';
import { Bold, Italic } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Toolbar`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Small tools for one thing, as one stop of the Tab key.',
    shows: () => (
      <Toolbar aria-label="Text">
        <IconButton size="small" icon={Bold} aria-label="Bold" />
        <IconButton size="small" icon={Italic} aria-label="Italic" />
      </Toolbar>
    ),
  },
  dont: {
    says: 'Don’t collect the page’s main actions in one.',
    shows: () => (
      <Toolbar aria-label="Page">
        <Button tone="primary">Publish</Button>
        <Button>Preview</Button>
      </Toolbar>
    ),
  },
  keyboard: [
    ['Tab', 'moves in and out'],
    ['Arrow keys', 'move from tool to tool'],
  ],
};
