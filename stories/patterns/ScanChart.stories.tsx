import { ScanChart } from '@hangtag/ui/patterns/ScanChart';
import { expect, fireEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { dashboard, firstDay } from '../fixtures/dashboard.ts';
import { expectPhrases, expectStops } from '../support/phrases.ts';

const meta = preview.meta({
  title: 'Patterns/ScanChart',
  component: ScanChart,
  args: { days: dashboard.scans.days },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Today: 24 scans')).toBeVisible();
    const days = canvas.getByRole('slider', { name: 'Scans by day' });
    await userEvent.tab();
    await expect(days).toHaveFocus();
    await expect(days).toHaveAttribute('aria-valuetext', 'Today: 24 scans');
  },
});

export const AnotherDay = meta.story({
  name: 'The chosen day is told in words, in sight and to those who listen',
  play: async ({ canvas }) => {
    const days = canvas.getByRole('slider', { name: 'Scans by day' });
    await fireEvent.change(days, { target: { value: '28' } });
    await expect(days).toHaveAttribute('aria-valuetext', 'Fri 11-20-2026: 42 scans');
    await expect(canvas.getByText('Fri 11-20-2026: 42 scans')).toBeVisible();
  },
});

export const AsATable = meta.story({
  tags: ['picture-once'],
  args: { days: dashboard.scans.days.slice(-5) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent('11-21-202624');
  },
});

export const Empty = meta.story({
  tags: ['picture-once'],
  args: { days: firstDay.scans.days },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today: 0 scans')).toBeVisible();
  },
});

export const Many = meta.story({
  tags: ['picture-once'],
  globals: { viewport: { value: 'phone' } },
  args: { days: dashboard.scans.days.map((day) => ({ ...day, count: day.count * 1730 })) },
});

export const InHighContrast = meta.story({
  tags: ['picture-once'],
  globals: { theme: 'high contrast' },
});

export const Spoken = Example.extend({
  name: 'Spoken',
  tags: ['!picture', '!picture-once'],
  play: async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      'slider, Scans by day, orientated horizontally, max value 29, min value 0, current value Today: 24 scans',
      '30 days, at most 78 scans a day.',
      'heading, Show as a table, level 3',
      'button, Show as a table, 1 control, not expanded',
    ]);
    await expectStops(userEvent, [
      'slider, Scans by day, orientated horizontally, max value 29, min value 0, current value Today: 24 scans',
      'button, Show as a table, 1 control, not expanded',
    ]);
  },
});
