import { WithTooltip } from '@hangtag/ui/elements/WithTooltip';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `WithTooltip`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Keep the reason to one line; the fact says enough without it.',
    shows: () => (
      <WithTooltip reason="Invited 11-02-2026, not yet accepted">Pending invite</WithTooltip>
    ),
  },
  dont: {
    says: 'Don’t put a control in the reason: it can’t be reached.',
    shows: () => <WithTooltip reason="Write to support to change the role">Role</WithTooltip>,
  },
  keyboard: [
    ['Tab', 'moves to it, and the reason shows'],
    ['Enter, Space', 'show the reason on a press'],
    ['Escape', 'hides it'],
  ],
};
