import { ProgressBar } from '@hangtag/ui/elements/ProgressBar';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ProgressBar.tsx';
import { spokenAs } from '../support/spokenAs.ts';

const meta = preview.meta({
  title: 'Elements/ProgressBar',
  component: ProgressBar,
  parameters: { usage },
  args: { label: 'loaf-and-saucer.jpg', value: 64 },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'loaf-and-saucer.jpg' });
    await expect(bar).toHaveAttribute('aria-valuetext', '64%');
  },
});

export const NobodyKnowsHowLong = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

export const LabelReadOutOnly = meta.story({
  args: { labelling: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'loaf-and-saucer.jpg' })).toBeVisible();
    await expect(canvas.queryByText('loaf-and-saucer.jpg')).toBeNull();
  },
});

export const LongFileName = meta.story({
  args: { label: 'a-very-long-file-name-that-came-from-a-camera-and-was-never-shortened-0001.jpg' },
});

export const InHighContrast = Example.extend({
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});

export const Spoken = meta.story(
  spokenAs(['progressbar, loaf-and-saucer.jpg, max value 100, min value 0, current value 64%'], []),
);
