import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/FileSlot.tsx';
import { bottleFile } from '../fixtures/product.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const choose: (() => void) | undefined = fn();

const meta = preview.meta({
  title: 'Patterns/Assets/FileSlot',
  component: FileSlot,
  parameters: { usage, frame: 'form' },
  args: {
    label: 'Summary picture',
    file: bottleFile satisfies typeof bottleFile | null,
    note: 'Not described yet.',
    hint: 'JPEG, PNG or WebP, at least 1200 pixels wide.',
    onChoose: choose,
    onRemove: choose,
  },
});

export const Default = meta.story();

export const Chosen = meta.story({
  tags: ['picture'],
  args: { onChoose: fn(), onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Replace (Summary picture)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { file: null, labelEnd: 'Optional' },
});

export const Wrong = meta.story({
  tags: ['picture'],
  args: { error: 'This picture is 640 pixels wide. Choose one of at least 1200.' },
});

Default.test(
  'A read-only slot has no button',
  { args: { onChoose: undefined, onRemove: undefined } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('harvest-bottle-branch.jpg')).toBeVisible();
  },
);

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    file: {
      ...bottleFile,
      fileName: 'harvest-olive-oil-bottle-and-branch-on-a-white-table-in-the-morning-final.jpg',
    },
  },
});

Default.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'group, Summary picture',
      'harvest-bottle-branch.jpg',
      '2400 × 2700, 640 kB.',
      'Not described yet.',
      'button, Replace (Summary picture)',
      'button, Remove (Summary picture)',
    ],
    ['button, Replace (Summary picture)', 'button, Remove (Summary picture)'],
  ),
);
