import type { FileAsset } from '@hangtag/contract/wire/file';
import { AssetFace, type GalleryUpload, UploadTile } from '@hangtag/ui/patterns/AssetGallery';
import { useMemo } from 'react';
import { GridList, GridListItem } from '../../elements/GridList/index.ts';
import * as css from './AssetLibrary.css.ts';
import { FileFacts } from './LibraryStates.tsx';

export interface FilesProps {
  assets: readonly FileAsset[];
  uploads: readonly GalleryUpload[];
  /** Ids of the selected files. */
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onOpen: (filesId: number) => void;
  onLoadMore: (() => void) | undefined;
  /** Makes the gallery offer a file. Absent, nothing can be changed. */
  onActivate?: (filesId: number) => void;
}

/** Tiles are as high as a square picture with two lines below. */
const tile = { width: 156, height: 206 } as const;

interface Entry {
  readonly id: string;
  readonly of: FileAsset | GalleryUpload;
}

/** A file keeps its entry, so that a page that arrives renders only its own tiles. */
const entries = new WeakMap<FileAsset, Entry>();

function entryOf(asset: FileAsset): Entry {
  const known = entries.get(asset);
  if (known) return known;
  const entry = { id: String(asset.filesId), of: asset };
  entries.set(asset, entry);
  return entry;
}

/** The files as tiles, after those that are being uploaded. */
export function FileTiles(props: FilesProps) {
  const { assets, uploads, selected, onSelect, onOpen, onLoadMore, onActivate } = props;
  const items = useMemo(
    () => [...uploads.map((of) => ({ id: `upload-${of.id}`, of })), ...assets.map(entryOf)],
    [assets, uploads],
  );
  return (
    <div className={css.tiles}>
      <GridList
        aria-label="Files"
        items={items}
        tile={tile}
        fillsRow
        selected={selected}
        onSelectSeveral={onSelect}
        onOpen={(id) => onOpen(Number(id))}
        onLoadMore={onLoadMore}
      >
        {({ id, of }) =>
          'phase' in of ? (
            <GridListItem id={id} name={of.name} kind="control">
              <UploadTile upload={of} />
            </GridListItem>
          ) : (
            <GridListItem id={id} name={of.name} ring="content">
              <AssetFace
                asset={of}
                caption={<FileFacts asset={of} {...(onActivate && { onActivate })} />}
              />
            </GridListItem>
          )
        }
      </GridList>
    </div>
  );
}
