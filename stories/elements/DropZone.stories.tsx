import { Button } from '@hangtag/ui/elements/Button';
import { DropZone } from '@hangtag/ui/elements/DropZone';
import { FileTrigger } from '@hangtag/ui/elements/FileTrigger';
import { Upload } from 'lucide-react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/DropZone.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/DropZone',
  component: DropZone,
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

export const FilesOver = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector('[data-component="DropZone"]');
    // React Aria sets this while a drag from outside hovers, which ends with the test's own mouse.
    zone?.setAttribute('data-drop-target', 'true');
    await expect(zone).toHaveAttribute('data-drop-target');
  },
});

/** A transfer made by a script allows nothing by itself; a real drag allows everything. */
const carrying = (fill: (items: DataTransferItemList) => void) => {
  const data = new DataTransfer();
  fill(data.items);
  return Object.defineProperty(data, 'effectAllowed', { value: 'all' });
};

/** A file made by a script is no entry of a file system, and React Aria would skip it. */
const asEntry = (entry: object) =>
  spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry as FileSystemEntry);

const zoneOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-component="DropZone"]') as HTMLElement;

const drag = (zone: HTMLElement, type: 'dragenter' | 'drop', dataTransfer: DataTransfer) =>
  fireEvent(zone, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

Example.test('takes dropped files', async ({ args, canvasElement }) => {
  const zone = zoneOf(canvasElement);
  const data = carrying((items) => items.add(png('mug.png')));
  asEntry({ isFile: true });
  await drag(zone, 'dragenter', data);
  await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
  await drag(zone, 'drop', data);
  await waitFor(() => expect(args.onDropFiles).toHaveBeenCalledOnce());
});

Example.test('ignores dropped text', async ({ args, canvasElement }) => {
  const zone = zoneOf(canvasElement);
  const words = carrying((items) => items.add('Low Tide mug', 'text/plain'));
  await drag(zone, 'dragenter', words);
  await expect(words.dropEffect).toBe('none');
  await expect(zone).not.toHaveAttribute('data-drop-target');
  // A text file counts as a file.
  await drag(
    zone,
    'dragenter',
    carrying((items) => items.add(new File(['x'], 'a.txt', { type: 'text/plain' }))),
  );
  await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
  await expect(args.onDropFiles).not.toHaveBeenCalled();
});

Example.test('takes the files of a folder', async ({ args, canvasElement }) => {
  const zone = zoneOf(canvasElement);
  const file = (name: string) => ({
    isFile: true,
    file: (give: (file: File) => void) => give(png(name)),
  });
  const rest = [[file('mug.png'), file('.DS_Store'), { isDirectory: true, name: 'older' }], []];
  const readEntries = (give: (entries: unknown) => void) => give(rest.shift());
  asEntry({ isDirectory: true, name: 'Pictures', createReader: () => ({ readEntries }) });
  const data = carrying((items) => items.add(new File([], 'Pictures')));
  await drag(zone, 'dragenter', data);
  await drag(zone, 'drop', data);
  await waitFor(() =>
    expect(args.onDropFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'mug.png' }),
    ]),
  );
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    ['button, Drop pictures', 'button, Upload images'],
    ['button, Drop pictures', 'button, Upload images'],
  ),
);
