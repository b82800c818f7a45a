import { Explained } from '@hangtag/ui/elements/Explained';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Explained` is used and moved through. */
export const usage: Usage = {
  do: {
    says: 'Keep the reason to one line; the fact says enough without it.',
    shows: () => (
      <Explained reason="Invited 11-02-2026, not yet accepted">Pending invite</Explained>
    ),
  },
  dont: {
    says: 'Don’t put a control in the reason: it can’t be reached.',
    shows: () => <Explained reason="Write to support to change the role">Role</Explained>,
  },
  keyboard: [
    ['Tab', 'moves to it, and the reason shows'],
    ['Enter, Space', 'show the reason on a press'],
    ['Escape', 'hides it'],
  ],
};
