import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Notice` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what is so, then what to do.',
    shows: () => (
      <Notice
        tone="caution"
        title="Your card expires this month"
        actions={<Button size="small">Update card</Button>}
      >
        Add another one to keep your plan.
      </Notice>
    ),
  },
  dont: {
    says: 'Don’t use the strongest tone for what can wait.',
    shows: () => (
      <Notice tone="danger" title="Did you know?">
        You can invite your team.
      </Notice>
    ),
  },
};
