import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Skeleton`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Keep the height of what comes, so that nothing jumps.',
    shows: () => (
      <Stack gap={8}>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t show one for a button or a single word.',
    shows: () => (
      <Inline gap={8}>
        <Skeleton width="80px" />
      </Inline>
    ),
  },
  announced: ['Nothing. The region that loads says so once.'],
};
