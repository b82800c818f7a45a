import { Button } from '@hangtag/ui/elements/Button';
import { DropZone } from '@hangtag/ui/elements/DropZone';
import { FileTrigger } from '@hangtag/ui/elements/FileTrigger';
import { Upload } from 'lucide-react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/DropZone.tsx';

const meta = preview.meta({
  title: 'Elements/DropZone',
  component: DropZone,
  tags: ['stable'],
  args: {
    'aria-label': 'Drop pictures',
    onDropFiles: fn(),
    children: (
      <FileTrigger onChoose={fn()}>
        <Button tone="quiet" icon={Upload}>
          Upload images
        </Button>
      </FileTrigger>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240, height: 140 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({ tags: ['picture'] });

export const FilesAreAboveIt = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector('[data-component="DropZone"]');
    // React Aria sets it while a drag from outside hovers, which ends with the test's own mouse.
    zone?.setAttribute('data-drop-target', 'true');
    await expect(zone).toHaveAttribute('data-drop-target');
  },
});

export const TakesDroppedFiles = meta.story({
  play: async ({ args, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-component="DropZone"]') as HTMLElement;
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'mug.png', { type: 'image/png' }));
    // A file made by a script is no entry of a file system, and the reader would skip it.
    spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
    } as FileSystemEntry);
    // A real drag from the desktop allows everything; a transfer made by a script allows nothing.
    Object.defineProperty(data, 'effectAllowed', { value: 'all' });
    await fireEvent(zone, new DragEvent('dragenter', { dataTransfer: data, bubbles: true }));
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    await waitFor(() => expect(args.onDropFiles).toHaveBeenCalledOnce());
  },
});
