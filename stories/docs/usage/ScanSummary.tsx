import { Badge } from '@hangtag/ui/elements/Badge';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Link } from '@hangtag/ui/elements/Link';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const analytics = (
  <Link href="#analytics" display="alone">
    Open analytics
  </Link>
);

/** How `ScanSummary` is used. */
export const usage: Usage = {
  do: {
    says: 'Say of which days the count is, and compare it with the week before.',
    shows: () => (
      <Stack gap={8} align="start">
        <Heading level={3}>Scans this week</Heading>
        <Text kind="figure">1,284</Text>
        <Text kind="data" tone="second">
          158 more than last week, today until 15:20 in both
        </Text>
        {analytics}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t show a count of no known days, or a percentage that doesn’t say of what.',
    shows: () => (
      <Stack gap={8} align="start">
        <Heading level={3}>Scans</Heading>
        <Inline gap={12}>
          <Text kind="figure">1,284</Text>
          <Badge tone="accent">+13 %</Badge>
        </Inline>
        {analytics}
      </Stack>
    ),
  },
};
