import { Button } from '@hangtag/ui/elements/Button';
import { DialogTrigger } from '@hangtag/ui/elements/Dialog';
import { NavLink } from '@hangtag/ui/elements/NavLink';
import { Sheet } from '@hangtag/ui/elements/Sheet';
import { TextField } from '@hangtag/ui/elements/TextField';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Sheet`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'The navigation of a small screen.',
    shows: () => (
      <DialogTrigger>
        <Button>Open menu</Button>
        <Sheet title="Menu">
          <NavLink look="side" href="#products">
            Products
          </NavLink>
        </Sheet>
      </DialogTrigger>
    ),
  },
  dont: {
    says: 'Don’t put a form in it: it closes at a press outside.',
    shows: () => (
      <DialogTrigger>
        <Button>Edit profile</Button>
        <Sheet title="Edit profile">
          <TextField label="Name" />
        </Sheet>
      </DialogTrigger>
    ),
  },
  keyboard: [
    ['Tab, Shift Tab', 'move through it and stay inside'],
    ['Escape', 'closes it; the focus returns to what opened it'],
  ],
};
