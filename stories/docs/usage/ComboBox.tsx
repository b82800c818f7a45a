import { ComboBox } from '@hangtag/ui/elements/ComboBox';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `ComboBox`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say what can be searched for, and show what tells similar ones apart.',
    shows: () => (
      <ComboBox
        label="Industry"
        placeholder="Search by name or code"
        items={[
          { id: '311224', label: 'Oilseed processing', description: '311224' },
          { id: '311920', label: 'Coffee and tea', description: '311920' },
        ]}
      />
    ),
  },
  dont: {
    says: 'Don’t make three choices a search; a `Select` shows them all.',
    shows: () => (
      <ComboBox
        label="Billed"
        items={[
          { id: 'month', label: 'By the month' },
          { id: 'year', label: 'By the year' },
        ]}
      />
    ),
  },
  keyboard: [
    ['Arrow down, Arrow up', 'open the list and walk through it'],
    ['Enter', 'takes the marked one'],
    ['Escape', 'closes the list, and then takes back what was typed'],
  ],
};
