import { AlertDialog } from '@hangtag/ui/elements/AlertDialog';
import { Button } from '@hangtag/ui/elements/Button';
import { DialogTrigger } from '@hangtag/ui/elements/Dialog';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `AlertDialog`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say in the title what is lost, and let the button repeat the verb.',
    shows: () => (
      <DialogTrigger>
        <Button tone="dangerQuiet">Delete card</Button>
        <AlertDialog title="Delete Visa 4242?" action="Delete card" onAction={() => undefined}>
          It can no longer pay for your plan.
        </AlertDialog>
      </DialogTrigger>
    ),
  },
  dont: {
    says: 'Don’t ask “Are you sure?”. Nobody can answer without knowing of what.',
    shows: () => (
      <DialogTrigger>
        <Button tone="dangerQuiet">Delete card</Button>
        <AlertDialog title="Are you sure?" action="Yes" cancel="No" onAction={() => undefined}>
          This action cannot be undone.
        </AlertDialog>
      </DialogTrigger>
    ),
  },
  keyboard: [
    ['Tab, Shift Tab', 'move between the two answers and stay inside'],
    ['Enter, Space', 'give the answer that has the focus'],
    ['Escape', 'takes the question back, as Cancel does'],
  ],
};
