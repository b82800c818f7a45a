import { TextField } from '@hangtag/ui/elements/TextField';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `TextField`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'A label that stays, and a hint for what isn’t obvious.',
    shows: () => <TextField label="Website" hint="Shown under your company’s name" />,
  },
  dont: {
    says: 'Don’t explain in the placeholder: it goes with the first letter.',
    shows: () => (
      <TextField label="Website" placeholder="Enter the complete address of your website here" />
    ),
  },
  keyboard: [['Tab', 'moves to it and selects its text']],
};
