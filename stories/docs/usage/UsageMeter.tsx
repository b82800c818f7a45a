import { Meter } from '@hangtag/ui/elements/Meter';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Stack } from '@hangtag/ui/layout/Stack';
import { UsageMeter } from '@hangtag/ui/patterns/UsageMeter';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `UsageMeter` is used. */
export const usage: Usage = {
  do: {
    says: 'Stand where the limit bites: how many of how many, on which plan, and the way to more.',
    shows: () => (
      <UsageMeter
        of="products"
        usage={{ used: 4, limit: 5 }}
        planName="Pro"
        billingHref="#billing"
      />
    ),
  },
  dont: {
    says: 'Don’t alarm with a share of something that nobody named.',
    shows: () => (
      <Stack gap={12}>
        <Notice tone="danger" title="Warning: limit almost reached!" />
        <Meter label="Usage" value={80} max={100} valueText="80 %" />
      </Stack>
    ),
  },
};
