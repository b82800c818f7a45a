import { GridListItem } from '../../elements/GridList/index.ts';
import { AddTile } from './AddTile.tsx';
import { AssetFace } from './AssetFace.tsx';
import { type Entry, nameOf } from './entries.ts';
import { kinds } from './purposes.ts';
import { UploadTile } from './UploadTile.tsx';

export interface GalleryTileProps {
  entry: Entry;
}

/** One tile of the gallery. Its content is a separate component, because the list creates every tile at once. */
export function GalleryTile({ entry }: GalleryTileProps) {
  if (entry.kind === 'add')
    return (
      <GridListItem id={entry.id} name={`Upload ${kinds[entry.type].many}`} kind="control">
        <AddTile type={entry.type} />
      </GridListItem>
    );
  if (entry.kind === 'upload')
    return (
      <GridListItem id={entry.id} name={entry.upload.name} kind="control">
        <UploadTile upload={entry.upload} />
      </GridListItem>
    );
  return (
    <GridListItem id={entry.id} name={nameOf(entry.asset)} ring="content">
      <AssetFace asset={entry.asset} />
    </GridListItem>
  );
}
