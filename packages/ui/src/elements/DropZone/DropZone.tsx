import type { ReactNode } from 'react';
import { DropZone as AriaDropZone, type DropItem, type FileDropItem } from 'react-aria-components';
import { dropZone } from './DropZone.css.ts';

export interface DropZoneProps {
  /** Names the place for people who paste or drop by keyboard. */
  'aria-label': string;
  /** Tells which files were dropped or pasted. */
  onDropFiles: (files: readonly File[]) => void;
  /** `tile` draws a dashed boundary; `area` is unseen until files hover over it. @default 'tile' */
  look?: 'tile' | 'area';
  /** A way to choose files without dragging belongs inside. */
  children: ReactNode;
}

/** A place to drop or paste files. */
export function DropZone({ onDropFiles, look = 'tile', children, ...rest }: DropZoneProps) {
  return (
    <AriaDropZone
      {...rest}
      className={dropZone({ look })}
      getDropOperation={() => 'copy'}
      onDrop={(event) => {
        void Promise.all(event.items.filter(isFile).map((item) => item.getFile())).then(
          (files) => files.length > 0 && onDropFiles(files),
        );
      }}
      data-component="DropZone"
    >
      {children}
    </AriaDropZone>
  );
}

const isFile = (item: DropItem): item is FileDropItem => item.kind === 'file';
