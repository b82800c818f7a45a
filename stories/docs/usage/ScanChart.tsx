import { Meter } from '@hangtag/ui/elements/Meter';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ScanChart } from '@hangtag/ui/patterns/ScanChart';
import { monthOfScans } from '../../fixtures/dashboard.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const last = monthOfScans.slice(-14);

/** How `ScanChart` is used. */
export const usage: Usage = {
  do: {
    says: 'Begin every bar at nothing, tell the chosen day in words, and keep the table.',
    shows: () => <ScanChart days={last} />,
  },
  dont: {
    says: 'Don’t draw each day as a bar against its own best: bars of one length then mean nothing.',
    shows: () => (
      <Stack gap={12}>
        {last.slice(-5).map(({ date, count }) => (
          <Meter key={date} label={date.slice(5)} value={count} max={count + 4} valueText="High" />
        ))}
      </Stack>
    ),
  },
};
