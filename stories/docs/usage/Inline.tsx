import { Button } from '@hangtag/ui/elements/Button';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Inline` is used. */
export const usage: Usage = {
  do: {
    says: 'Keep the buttons of one question together, at the end where it ends.',
    shows: () => (
      <Inline justify="end" gap={12}>
        <Button>Cancel</Button>
        <Button tone="primary">Save</Button>
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t pull a pair apart with `between`: it looks like two questions.',
    shows: () => (
      <Inline justify="between" gap={12}>
        <Button>Cancel</Button>
        <Button tone="primary">Save</Button>
      </Inline>
    ),
  },
};
