import { type ReactNode, useRef } from 'react';
import { DropZone as AriaDropZone, type DropItem } from 'react-aria-components';
import { dropZone } from './DropZone.css.ts';

export interface DropZoneProps {
  /** Names the zone for users who paste or drop by keyboard. */
  'aria-label': string;
  /** Receives the dropped or pasted files; of a folder, its direct files. */
  onDropFiles: (files: readonly File[]) => void;
  /** `tile` draws a dashed border; `area` is invisible until files hover over it. @default 'tile' */
  look?: 'tile' | 'area';
  /** Its content, which should include a way to choose files without dragging. */
  children: ReactNode;
}

/** A zone to drop or paste files; ignores dragged text. */
export function DropZone({ onDropFiles, look = 'tile', children, ...rest }: DropZoneProps) {
  const isOfFiles = useRef(false);
  return (
    <AriaDropZone
      {...rest}
      className={dropZone({ look })}
      // React Aria checks media types, and dragged text can have a file's type; only the browser's drag items tell them
      // apart.
      render={(zone) => (
        <div
          {...zone}
          onDragEnterCapture={({ dataTransfer }) => {
            isOfFiles.current = dataTransfer.types.includes('Files');
          }}
        />
      )}
      getDropOperation={() => (isOfFiles.current ? 'copy' : 'cancel')}
      onDrop={(event) => {
        void Promise.all(event.items.map(filesOf)).then((some) => {
          const files = some.flat();
          if (files.length > 0) onDropFiles(files);
        });
      }}
      data-component="DropZone"
    >
      {children}
    </AriaDropZone>
  );
}

async function filesOf(item: DropItem): Promise<readonly File[]> {
  if (item.kind === 'file') return [await item.getFile()];
  if (item.kind === 'text') return [];
  const files: Promise<File>[] = [];
  for await (const entry of item.getEntries())
    // Hidden files of a folder are not meant.
    if (entry.kind === 'file' && !entry.name.startsWith('.')) files.push(entry.getFile());
  return Promise.all(files);
}
