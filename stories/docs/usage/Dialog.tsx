import { Button } from '@hangtag/ui/elements/Button';
import { Dialog, DialogTrigger } from '@hangtag/ui/elements/Dialog';
import { Text } from '@hangtag/ui/elements/Text';
import { TextField } from '@hangtag/ui/elements/TextField';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Dialog`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'One task, named by its title, the main action last.',
    shows: () => (
      <DialogTrigger>
        <Button>Rename section</Button>
        <Dialog
          title="Rename section"
          footer={
            <Button tone="primary" slot="close">
              Save
            </Button>
          }
        >
          <TextField label="Name" defaultValue="Harvest" />
        </Dialog>
      </DialogTrigger>
    ),
  },
  dont: {
    says: 'Don’t report news in a dialog: it takes the page away for a sentence. Use a toast.',
    shows: () => (
      <DialogTrigger>
        <Button>Save</Button>
        <Dialog title="Success">
          <Text>Your changes have been saved.</Text>
        </Dialog>
      </DialogTrigger>
    ),
  },
  keyboard: [
    ['Tab, Shift Tab', 'move through it and stay inside'],
    ['Escape', 'closes it; the focus returns to what opened it'],
  ],
};
