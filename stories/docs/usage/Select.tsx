import { Select } from '@hangtag/ui/elements/Select';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Select`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say what is chosen, and let the placeholder ask for it.',
    shows: () => (
      <Select
        label="Industry"
        placeholder="Choose an industry"
        options={[
          { id: 'tea', label: 'Coffee and tea' },
          { id: 'oil', label: 'Oils' },
        ]}
      />
    ),
  },
  dont: {
    says: 'Don’t hide two choices behind a press; show them in a `RadioGroup`.',
    shows: () => (
      <Select
        label="Visible"
        defaultValue="yes"
        options={[
          { id: 'yes', label: 'Yes' },
          { id: 'no', label: 'No' },
        ]}
      />
    ),
  },
  keyboard: [
    ['Enter, Space, Arrow down', 'open the list'],
    ['Arrow keys', 'walk through the choices'],
    ['Letters', 'jump to the choice that begins with them'],
    ['Escape', 'closes the list and changes nothing'],
  ],
};
