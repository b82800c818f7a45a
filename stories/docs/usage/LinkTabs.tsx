import { LinkTabs } from '@hangtag/ui/elements/LinkTabs';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `LinkTabs`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Views of one thing that can be bookmarked.',
    shows: () => (
      <LinkTabs
        aria-label="Settings"
        current="#profile"
        tabs={[
          { href: '#profile', label: 'Profile' },
          { href: '#people', label: 'People' },
        ]}
      />
    ),
  },
  dont: {
    says: 'Don’t use it for a choice that is part of a form.',
    shows: () => (
      <LinkTabs
        aria-label="Type"
        current="#image"
        tabs={[
          { href: '#image', label: 'Image' },
          { href: '#video', label: 'Video' },
        ]}
      />
    ),
  },
  keyboard: [
    ['Tab, Shift Tab', 'move from link to link'],
    ['Enter', 'goes there'],
  ],
};
