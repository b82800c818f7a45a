import { Button } from '@hangtag/ui/elements/Button';
import { type ChartNote, ScanChart, type ScanChartProps } from '@hangtag/ui/patterns/ScanChart';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ScanChart.tsx';
import { dashboard, monthOfScans } from '../fixtures/dashboard.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { axeOnly } from '../support/axeOnly.ts';

/** A chart that changes from thirty days to five. */
function Shortened({ days }: ScanChartProps) {
  const [isShort, setShort] = useState(false);
  return (
    <>
      <ScanChart days={isShort ? days.slice(0, 5) : days} />
      <Button onPress={() => setShort(true)}>Fewer days</Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/Codes/ScanChart',
  component: ScanChart,
  parameters: { usage },
  args: { days: monthOfScans },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast', 'phone') } },
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Today: 24 scans')).toBeVisible();
    const days = canvas.getByRole('slider', { name: 'Scans by day' });
    await userEvent.tab();
    await expect(days).toHaveFocus();
    await expect(days).toHaveAttribute('aria-valuetext', 'Today: 24 scans');
  },
});

Tests.test(
  'The chosen day is described in words, visibly and to screen readers',
  async ({ canvas }) => {
    const days = canvas.getByRole('slider', { name: 'Scans by day' });
    await fireEvent.change(days, { target: { value: '28' } });
    await expect(days).toHaveAttribute('aria-valuetext', 'Fri 11-20-2026: 42 scans');
    await expect(canvas.getByText('Fri 11-20-2026: 42 scans')).toBeVisible();
  },
);

/** Sends a pointer event to the middle of a day's column. */
const pointer = (canvas: StoryContext['canvas']) => {
  const plot = canvas.getByRole('slider').parentElement;
  if (!plot) throw new Error('There is no plot.');
  const { left, right, width } = plot.getBoundingClientRect();
  const middle = (day: number) => ((day + 0.5) / 30) * width;
  const over = (day: number) =>
    plot.matches(':dir(rtl)') ? right - middle(day) : left + middle(day);
  const point = (how: 'Down' | 'Move' | 'Out', day: number, init: PointerEventInit = {}) =>
    fireEvent[`pointer${how}`](plot, { clientX: over(day), isPrimary: true, ...init });
  return { plot, over, point };
};

Tests.test(
  'A mouse reads the hovered day, and a press selects it',
  async ({ canvas, userEvent }) => {
    const days = canvas.getByRole('slider');
    const { plot, over, point } = pointer(canvas);
    await point('Move', 0);
    await expect(await canvas.findByText('Fri 10-23-2026: 31 scans')).toBeVisible();
    await expect(days).toHaveAttribute('aria-valuetext', 'Today: 24 scans');
    await point('Out', 0);
    await expect(await canvas.findByText('Today: 24 scans')).toBeVisible();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: plot,
      coords: { clientX: over(28) },
    });
    await point('Out', 28);
    await expect(await canvas.findByText('Fri 11-20-2026: 42 scans')).toBeVisible();
    await expect(days).toHaveAttribute('aria-valuetext', 'Fri 11-20-2026: 42 scans');
    await expect(days).toHaveFocus();
  },
);

Tests.test(
  'A finger selects and slides, and the reading stays after it lifts',
  async ({ canvas }) => {
    const finger = { pointerType: 'touch', buttons: 1 };
    const { point } = pointer(canvas);
    await point('Down', 3, finger);
    await expect(await canvas.findByText('Mon 10-26-2026: 40 scans')).toBeVisible();
    await point('Move', 28, finger);
    await point('Out', 28, { pointerType: 'touch' });
    await expect(await canvas.findByText('Fri 11-20-2026: 42 scans')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveValue('28');
  },
);

Tests.test(
  'Days run right to left in such languages, for the pointer too',
  { globals: { direction: 'rtl' } },
  async ({ canvas, canvasElement }) => {
    const { point } = pointer(canvas);
    await point('Down', 28, { buttons: 1 });
    await expect(canvas.getByRole('slider')).toHaveValue('28');
    const bars = canvasElement.querySelectorAll('svg rect');
    const x = (at: number) => bars[at]?.getBoundingClientRect().x ?? 0;
    await expect(x(1)).toBeGreaterThan(x(30));
  },
);

Tests.test(
  'Today is selected when the chosen day is no longer shown',
  { render: (args) => <Shortened {...args} /> },
  async ({ canvas, userEvent }) => {
    const days = canvas.getByRole('slider');
    await fireEvent.change(days, { target: { value: '28' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer days' }));
    await expect(canvas.getByText('Today: 52 scans')).toBeVisible();
    await expect(days).toHaveAttribute('aria-valuetext', 'Today: 52 scans');
  },
);

export const Week = meta.story({
  args: { days: dashboard.scans.days },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last week')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Today: 174 scans, 155 a week earlier',
    );
  },
});

export const One = meta.story({
  tags: ['picture'],
  args: { days: monthOfScans.slice(-1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today: 24 scans')).toBeVisible();
  },
});

export const AsATable = meta.story({
  tags: ['picture'],
  args: { days: monthOfScans.slice(-5) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent('11-21-202624');
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { days: monthOfScans.map((day) => ({ ...day, count: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today: 0 scans')).toBeVisible();
  },
});

const noted = [3, 9, 9, 29];

const notes: readonly ChartNote[] = noted.map((day, at) => ({
  date: monthOfScans[day]?.date ?? '',
  subject: ['Harvest Olive Oil', 'Linen Towel Set', 'Low Tide Mug', 'Cedar Candle'][at] ?? '',
  event: at === 1 ? 'code printed' : 'published',
}));

export const Notes = meta.story({
  tags: ['!picture'],
  args: { notes },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider').parentElement?.getBoundingClientRect();
    if (!plot) throw new Error('There is no plot.');
    const tags = within(canvas.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
    // A string hangs 8 pixels into its tag, under the middle of its day's column.
    const strings = tags.map((tag) => Math.round(tag.getBoundingClientRect().left + 8));
    await expect(strings).toEqual(
      noted.map((day) => Math.round(plot.left + ((day + 0.5) / 30) * plot.width)),
    );
  },
});

const longNotes: readonly ChartNote[] = ['published', 'code printed'].map((event) => ({
  date: monthOfScans.at(-1)?.date ?? '',
  subject: 'Unfiltered Harvest Olive Oil of the Northern Slopes',
  event,
}));

/** Where the words of a note stand, beside its tag. */
const wordsOf = (note: HTMLElement) => {
  const words = note.lastElementChild?.getBoundingClientRect();
  if (!words) throw new Error('The note has no words.');
  return words;
};

Tests.test(
  'Long words of today’s notes stand apart',
  { args: { notes: longNotes }, globals: { viewport: { value: 'desktop' } } },
  async ({ canvas }) => {
    const tags = within(canvas.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
    const [lower, upper] = tags.map(wordsOf);
    await expect(lower?.top).toBeGreaterThan(upper?.bottom ?? Infinity);
  },
);

Tests.test(
  'fits a phone with notes, which take its width',
  { args: { notes: longNotes }, globals: { viewport: { value: 'phone' } } },
  async (context) => {
    await fitsItsWidth(context);
    const [note] = within(context.canvas.getByRole('list', { name: 'Notes' })).getAllByRole(
      'listitem',
    );
    await expect(note && wordsOf(note).width).toBeGreaterThan(200);
  },
);

Tests.test(
  'fits a phone with many scans',
  {
    globals: { viewport: { value: 'phone' } },
    args: { days: monthOfScans.map((day) => ({ ...day, count: day.count * 1730 })) },
  },
  fitsItsWidth,
);

Tests.test('is seen in high contrast', { globals: { theme: 'high contrast' } }, axeOnly);

Tests.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
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
});
