import { Breadcrumbs } from '@hangtag/ui/elements/Breadcrumbs';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Breadcrumbs`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Name each page above as its own title does, and end with where one is.',
    shows: () => (
      <Breadcrumbs
        aria-label="Where you are"
        above={[
          { name: 'Companies', href: '#companies' },
          { name: 'Merrow', href: '#merrow' },
        ]}
        current="Users"
      />
    ),
  },
  dont: {
    says: 'Don’t build a trail for one step; a `Link` back says it shorter.',
    shows: () => (
      <Breadcrumbs
        aria-label="Where you are"
        above={[{ name: 'Products', href: '#products' }]}
        current="Kettle"
      />
    ),
  },
  keyboard: [
    ['Tab, Shift Tab', 'move through the pages above'],
    ['Enter', 'goes there'],
  ],
};
