import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import { Button } from '@hangtag/ui/elements/Button';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `TagDrawing` is used. */
export const usage: Usage = {
  do: {
    says: 'Show the whole tag where something is still to come.',
    shows: () => (
      <EmptyState
        title="No products yet"
        illustration={<TagDrawing state="whole" />}
        actions={<Button tone="primary">New product</Button>}
      >
        The first one is made in a minute.
      </EmptyState>
    ),
  },
  dont: {
    says: 'Don’t show the torn tag where nothing has failed.',
    shows: () => (
      <EmptyState
        title="No products yet"
        illustration={<TagDrawing state="torn" />}
        actions={<Button tone="primary">New product</Button>}
      >
        The first one is made in a minute.
      </EmptyState>
    ),
  },
};
