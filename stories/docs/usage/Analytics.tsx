import { Stack } from '@hangtag/ui/layout/Stack';
import { Text } from '@hangtag/ui/elements/Text';
import { Analytics } from '@hangtag/ui/patterns/Analytics';
import { analytics } from '../../fixtures/analytics.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const nothing = () => undefined;

/** How `Analytics` is used. */
export const usage: Usage = {
  do: {
    says: 'Begin with the finding and with what needs somebody; name the zone and what is compared.',
    shows: () => (
      <Analytics
        content={{ phase: 'ready', answer: analytics, isStale: false }}
        period="28"
        days={analytics.period}
        today={analytics.period.to}
        compare="previous"
        onPeriodChange={nothing}
        onDaysChange={nothing}
        onCompareChange={nothing}
        onRetry={nothing}
        onExport={nothing}
        productHref={() => '#product'}
        deadHref={() => '#product'}
        codeHref={() => '#code'}
        symbolHref={() => '#code'}
        companyHref="#analytics"
      />
    ),
  },
  dont: {
    says: 'Don’t call daily visitors people, and don’t show a percentage of very few.',
    shows: () => (
      <Stack gap={8}>
        <Text kind="figure">3,902 people</Text>
        <Text tone="second">+200% (1 to 3)</Text>
      </Stack>
    ),
  },
};
