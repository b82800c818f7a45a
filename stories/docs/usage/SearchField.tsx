import { SearchField } from '@hangtag/ui/elements/SearchField';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `SearchField`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: { says: 'Say what is searched.', shows: () => <SearchField label="Search products" /> },
  dont: {
    says: 'Don’t let the placeholder be the only name: it goes with the first letter.',
    shows: () => <SearchField aria-label="Search" placeholder="Search products" />,
  },
  keyboard: [['Escape', 'clears it']],
};
