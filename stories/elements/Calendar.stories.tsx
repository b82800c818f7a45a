import { Calendar } from '@hangtag/ui/elements/Calendar';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Calendar.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Elements/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Renewal day', defaultValue: '2024-02-14', onChange: fn() },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({ tags: ['picture'] });

export const WithLimits = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') } },
  tags: ['picture'],
  args: {
    minValue: '2024-02-05',
    maxValue: '2024-03-10',
    isDateUnavailable: (day: string) => day.endsWith('-22'),
  },
});

WithLimits.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

export const DisabledAndReadOnly = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <Calendar {...args} isDisabled />
      <Calendar {...args} isReadOnly />
    </Stack>
  ),
});

Example.test('keys turn the month', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: /February 14/ })).toHaveFocus();
  await userEvent.keyboard('{PageUp}{Home}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('2024-01-01');
  await expect(canvas.getByRole('grid', { name: /January 2024/ })).toBeVisible();
});

Example.test('The chosen day keeps its colours on hover', async ({ canvas, userEvent }) => {
  const chosen = canvas.getByRole('button', { name: /selected/ });
  const { backgroundColor } = getComputedStyle(chosen);
  await userEvent.hover(chosen);
  await expect(chosen).toHaveAttribute('data-hovered');
  await expect(chosen).toHaveStyle({ backgroundColor });
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'application, Renewal day, February 2024',
      'heading, Renewal day, February 2024, level 2',
      'button, Previous',
      'button, Next',
      'grid, Renewal day, February 2024',
      'row, 1 2 3',
      'gridcell, disabled',
      'gridcell, disabled',
      'gridcell, disabled',
      'gridcell, disabled',
      'gridcell, 1',
      'button, Thursday, February 1, 2024',
      'gridcell, 2',
      'button, Friday, February 2, 2024',
      'gridcell, 3',
      'button, Saturday, February 3, 2024',
      'row, 4 5 6 7 8 9 10',
      'gridcell, 4',
      'button, Sunday, February 4, 2024',
      'gridcell, 5',
      'button, Monday, February 5, 2024',
      'gridcell, 6',
      'button, Tuesday, February 6, 2024',
      'gridcell, 7',
      'button, Wednesday, February 7, 2024',
      'gridcell, 8',
      'button, Thursday, February 8, 2024',
      'gridcell, 9',
      'button, Friday, February 9, 2024',
      'gridcell, 10',
      'button, Saturday, February 10, 2024',
      'row, 11 12 13 14 15 16 17',
      'gridcell, 11',
      'button, Sunday, February 11, 2024',
      'gridcell, 12',
      'button, Monday, February 12, 2024',
      'gridcell, 13',
      'button, Tuesday, February 13, 2024',
      'gridcell, 14, selected',
      'button, Wednesday, February 14, 2024 selected',
      'gridcell, 15',
      'button, Thursday, February 15, 2024',
      'gridcell, 16',
      'button, Friday, February 16, 2024',
      'gridcell, 17',
      'button, Saturday, February 17, 2024',
      'row, 18 19 20 21 22 23 24',
      'gridcell, 18',
      'button, Sunday, February 18, 2024',
      'gridcell, 19',
      'button, Monday, February 19, 2024',
      'gridcell, 20',
      'button, Tuesday, February 20, 2024',
      'gridcell, 21',
      'button, Wednesday, February 21, 2024',
      'gridcell, 22',
      'button, Thursday, February 22, 2024',
      'gridcell, 23',
      'button, Friday, February 23, 2024',
      'gridcell, 24',
      'button, Saturday, February 24, 2024',
      'row, 25 26 27 28 29',
      'gridcell, 25',
      'button, Sunday, February 25, 2024',
      'gridcell, 26',
      'button, Monday, February 26, 2024',
      'gridcell, 27',
      'button, Tuesday, February 27, 2024',
      'gridcell, 28',
      'button, Wednesday, February 28, 2024',
      'gridcell, 29',
      'button, Thursday, February 29, 2024',
      'gridcell, disabled',
      'gridcell, disabled',
      'button, Next',
    ],
    ['button, Previous', 'button, Next', 'button, Wednesday, February 14, 2024 selected'],
    [
      ['{Enter}', ['assertive: January 2024']],
      ['{Tab}{Tab}', ['button, Next', 'button, Sunday, January 14, 2024']],
      ['{ArrowRight}', ['button, Monday, January 15, 2024']],
      ['{PageDown}', ['button, Thursday, February 15, 2024']],
      [
        '{Enter}',
        [
          'button, Thursday, February 15, 2024 selected',
          'polite: Selected Date: Thursday, February 15, 2024',
        ],
      ],
    ],
  ),
);
