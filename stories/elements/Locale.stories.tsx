import { Calendar } from '@hangtag/ui/elements/Calendar';
import { Locale } from '@hangtag/ui/elements/Locale';
import { NumberField } from '@hangtag/ui/elements/NumberField';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Locale.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Locale',
  component: Locale,
  parameters: { usage, frame: 'fit' },
  args: { children: <Calendar aria-label="Renewal day" defaultValue="2024-02-14" /> },
});

export const Default = meta.story();

Default.test('English is the default', async ({ canvas }) => {
  await expect(
    canvas.getByRole('application', { name: 'Renewal day, February 2024' }),
  ).toBeVisible();
});

export const German = meta.story({
  tags: ['picture'],
  args: { locale: 'de-DE' },
});

German.test('Month names and the first day of the week follow the locale', async ({ canvas }) => {
  await expect(
    canvas.getByRole('application', { name: 'Renewal day, Februar 2024' }),
  ).toBeVisible();
});

German.test(
  'is read by a screen reader',
  { args: { children: <NumberField label="Copies" defaultValue={1250} /> } },
  screenReaderTest(
    [
      'Copies',
      'group',
      'button, verringern Copies, 1 control',
      'Nummernfeld, Copies, 1.250',
      'button, erhöhen Copies, 1 control',
    ],
    ['Nummernfeld, Copies, 1.250'],
  ),
);
