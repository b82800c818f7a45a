import { type ReactNode, useRef } from 'react';
import { DropZone as AriaDropZone, type DropItem } from 'react-aria-components';
import { dropZone } from './DropZone.css.ts';

export interface DropZoneProps {
  /** Names the place for people who paste or drop by keyboard. */
  'aria-label': string;
  /** Receives which files were dropped or pasted; of a folder those that stand directly in it. */
  onDropFiles: (files: readonly File[]) => void;
  /** `tile` draws a dashed boundary; `area` is unseen until files hover over it. @default 'tile' */
  look?: 'tile' | 'area';
  /** A way to choose files without dragging belongs inside. */
  children: ReactNode;
}

/** A place to drop or paste files; words that are dragged over it are let by. */
export function DropZone({ onDropFiles, look = 'tile', children, ...rest }: DropZoneProps) {
  const isOfFiles = useRef(false);
  return (
    <AriaDropZone
      {...rest}
      className={dropZone({ look })}
      // React Aria asks by media type, and words may have the type of a file; only the browser tells them apart.
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
    // What a system hides in a folder nobody meant to drop.
    if (entry.kind === 'file' && !entry.name.startsWith('.')) files.push(entry.getFile());
  return Promise.all(files);
}
