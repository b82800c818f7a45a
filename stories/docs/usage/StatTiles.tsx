import { Badge } from '@hangtag/ui/elements/Badge';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { StatTiles } from '@hangtag/ui/patterns/StatTiles';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `StatTiles` is used. */
export const usage: Usage = {
  do: {
    says: 'Set few figures, say what each counts and against what; each leads there.',
    shows: () => (
      <StatTiles
        title="Your products"
        content={{
          phase: 'ready',
          tiles: [
            { label: 'Published pages', value: 12, href: '#pages', note: '2 more than last month' },
            { label: 'Scans this week', value: 482, href: '#scans', note: '158 more than before' },
          ],
        }}
        onRetry={() => undefined}
      />
    ),
  },
  dont: {
    says: 'Don’t fill a grid with figures that nobody acts on, each with a trend in colour alone.',
    shows: () => (
      <Inline gap={40}>
        {[
          ['12', '+20 %'],
          ['482', '+49 %'],
          ['97.3 %', '0 %'],
          ['1.8', '-4 %'],
        ].map(([figure, trend]) => (
          <Stack key={figure} gap={4} align="start">
            <Text kind="figure">{figure}</Text>
            <Badge tone={trend?.startsWith('-') ? 'danger' : 'accent'}>{trend ?? ''}</Badge>
          </Stack>
        ))}
      </Inline>
    ),
  },
};
