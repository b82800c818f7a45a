import { Heading } from '@hangtag/ui/elements/Heading';
import { Link } from '@hangtag/ui/elements/Link';
import { Meter } from '@hangtag/ui/elements/Meter';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const most = 12_480;
const rows = [
  { company: 'Studio Lund', scans: most, reported: '12,480' },
  { company: 'Merrow Goods', scans: 7912, reported: '7,912' },
  { company: 'Quayside', scans: 3105, reported: '3,105' },
];

const title = (
  <Heading level={3} kind="sectionTitle">
    Scans by company
  </Heading>
);

/** How `PlatformDashboard` is used. */
export const usage: Usage = {
  do: {
    says: 'Give every bar its figure in words.',
    shows: () => (
      <Stack gap={16}>
        {title}
        {rows.map(({ company, scans, reported }) => (
          <Stack key={company} gap={4}>
            <Inline justify="between">
              <Link href="#company">{company}</Link>
              <Text kind="data" figures="tabular">
                {reported}
              </Text>
            </Inline>
            <Meter shows="bar" label={company} value={scans} max={most} valueText={reported} />
          </Stack>
        ))}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t leave bars to be guessed: they tell which is longer, and not how much it is.',
    shows: () => (
      <Stack gap={16}>
        {title}
        {rows.map(({ company, scans }) => (
          <Stack key={company} gap={4}>
            <Inline justify="between">
              <Link href="#company">{company}</Link>
            </Inline>
            <Meter
              shows="bar"
              label={company}
              value={scans}
              max={most}
              valueText={`${Math.round((scans / most) * 100)} %`}
            />
          </Stack>
        ))}
      </Stack>
    ),
  },
};
