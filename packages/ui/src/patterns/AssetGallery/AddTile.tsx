import type { FileType } from '@hangtag/contract/wire/section';
import { Upload } from 'lucide-react';
import { use } from 'react';
import { FileTrigger } from '../../elements/FileTrigger/index.ts';
import { TileButton } from '../../elements/TileButton/index.ts';
import { Actions } from './actions.ts';
import { kinds } from './purposes.ts';

export interface AddTileProps {
  type: FileType;
}

/** The first tile: opens the file chooser. Files can also be dropped anywhere on the tiles. */
export function AddTile({ type }: AddTileProps) {
  const { onUpload } = use(Actions);
  const { one, many, formats, accept } = kinds[type];
  return (
    <FileTrigger accept={accept} count="several" onChoose={(files) => onUpload?.(files)}>
      <TileButton icon={Upload} title={`Upload ${many}`}>
        {/* The text is also the accessible name, so each line break needs a space beside it. */}
        or drop them here
        {formats !== one && (
          <>
            {' '}
            <br />
            {formats}
          </>
        )}
      </TileButton>
    </FileTrigger>
  );
}
