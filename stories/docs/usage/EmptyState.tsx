import { Button } from '@hangtag/ui/elements/Button';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `EmptyState` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what will be here and give the first step.',
    shows: () => (
      <EmptyState
        level={3}
        title="No products yet"
        actions={<Button tone="primary">New product</Button>}
      >
        A product gets its page as soon as it is made.
      </EmptyState>
    ),
  },
  dont: {
    says: 'Don’t leave people with a void and an exclamation.',
    shows: () => (
      <EmptyState level={3} title="Nothing here">
        Oh no.
      </EmptyState>
    ),
  },
};
