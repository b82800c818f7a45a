import { Button } from '@hangtag/ui/elements/Button';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@hangtag/ui/elements/Menu';
import { ChevronDown } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Menu`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Verbs, the common one first, the one that destroys last and apart.',
    shows: () => (
      <MenuTrigger>
        <Button endIcon={ChevronDown}>Actions</Button>
        <Menu>
          <MenuItem id="edit">Edit</MenuItem>
          <MenuItem id="copy">Copy product</MenuItem>
          <MenuSeparator />
          <MenuItem id="delete" tone="danger">
            Delete
          </MenuItem>
        </Menu>
      </MenuTrigger>
    ),
  },
  dont: {
    says: 'Don’t open a menu for one action; a button runs it at once.',
    shows: () => (
      <MenuTrigger>
        <Button endIcon={ChevronDown}>Actions</Button>
        <Menu>
          <MenuItem id="edit">Edit</MenuItem>
        </Menu>
      </MenuTrigger>
    ),
  },
  keyboard: [
    ['Enter, Space, Arrow down', 'open it on the first item'],
    ['Arrow keys', 'walk through the items'],
    ['Letters', 'jump to the item that begins with them'],
    ['Enter', 'runs the item and closes the menu'],
    ['Escape', 'closes it; the focus returns to the button'],
  ],
};
