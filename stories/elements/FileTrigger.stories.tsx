import { Button } from '@hangtag/ui/elements/Button';
import { FileTrigger } from '@hangtag/ui/elements/FileTrigger';
import { Upload } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/FileTrigger.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/FileTrigger',
  component: FileTrigger,
  args: {
    accept: ['image/png', 'image/jpeg'],
    count: 'several' as const,
    onChoose: fn(),
    children: <Button icon={Upload}>Choose files</Button>,
  },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story();

Example.test('reports the chosen file', async ({ args, canvasElement, userEvent }) => {
  const input = canvasElement.querySelector('input[type="file"]');
  await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg');
  const file = new File(['x'], 'mug.png', { type: 'image/png' });
  await userEvent.upload(input as HTMLInputElement, [file]);
  await expect(args.onChoose).toHaveBeenLastCalledWith([file]);
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(['button, Choose files'], ['button, Choose files']),
);
