import { Button } from '@hangtag/ui/elements/Button';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { FailedState } from '@hangtag/ui/patterns/FailedState';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `FailedState` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what did not come, what is safe, and offer to try again.',
    shows: () => (
      <FailedState title="The users didn’t load" onRetry={() => undefined}>
        The server took too long to answer. Your saved work is safe.
      </FailedState>
    ),
  },
  dont: {
    says: 'Don’t blame people in a code, or leave them with a button that only closes.',
    shows: () => (
      <EmptyState title="Oops! Error 504" actions={<Button tone="primary">OK</Button>}>
        Invalid request. Contact your administrator.
      </EmptyState>
    ),
  },
};
