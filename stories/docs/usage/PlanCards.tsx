import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { PlanCards } from '@hangtag/ui/patterns/PlanCards';
import { pro } from '../../fixtures/plans.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `PlanCards` is used. */
export const usage: Usage = {
  do: {
    says: 'Say how often each price is paid, and give each plan one action.',
    shows: () => (
      <PlanCards
        content={{ phase: 'ready', plans: [pro] }}
        usedProducts={3}
        onRetry={() => undefined}
        onChoose={() => undefined}
      />
    ),
  },
  dont: {
    says: 'Don’t leave a price without its interval, or set two primary buttons below it.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Pro
        </Heading>
        <Text kind="figure">$99</Text>
        <Text tone="second">A short range with room to explain, and much more.</Text>
        <Inline gap={8}>
          <Button tone="primary">Choose Pro</Button>
          <Button tone="primary">Try Business</Button>
        </Inline>
      </Stack>
    ),
  },
};
