import { Button } from '@hangtag/ui/elements/Button';
import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import { Popover, PopoverTrigger } from '@hangtag/ui/elements/Popover';
import { TextField } from '@hangtag/ui/elements/TextField';
import { SlidersHorizontal } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Popover`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'A few controls for the thing beside it.',
    shows: () => (
      <PopoverTrigger>
        <Button icon={SlidersHorizontal}>Filters</Button>
        <Popover aria-label="Filters">
          <Checkbox label="Only published" />
        </Popover>
      </PopoverTrigger>
    ),
  },
  dont: {
    says: 'Don’t start a task in it: a press outside would lose the work. Use a `Dialog`.',
    shows: () => (
      <PopoverTrigger>
        <Button>New product</Button>
        <Popover aria-label="New product">
          <TextField label="Name" />
        </Popover>
      </PopoverTrigger>
    ),
  },
  keyboard: [
    ['Enter, Space', 'open it from its button'],
    ['Tab, Shift Tab', 'move through it and stay inside'],
    ['Escape', 'closes it; the focus returns to the button'],
  ],
};
