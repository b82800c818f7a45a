import { ProgressBar } from '@hangtag/ui/elements/ProgressBar';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ProgressBar.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Elements/ProgressBar',
  component: ProgressBar,
  parameters: { usage },
  args: { label: 'loaf-and-saucer.jpg', value: 64 },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'loaf-and-saucer.jpg' });
    await expect(bar).toHaveAttribute('aria-valuetext', '64%');
  },
});

Tests.test(
  'has no value when the duration is unknown',
  { args: { value: undefined } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
);

Tests.test('label read out only', { args: { labelling: 'hidden' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'loaf-and-saucer.jpg' })).toBeVisible();
  await expect(canvas.queryByText('loaf-and-saucer.jpg')).toBeNull();
});

Tests.test(
  'holds a long file name',
  {
    args: {
      label: 'a-very-long-file-name-that-came-from-a-camera-and-was-never-shortened-0001.jpg',
    },
  },
  fitsItsWidth,
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    ['progressbar, loaf-and-saucer.jpg, max value 100, min value 0, current value 64%'],
    [],
  ),
);
