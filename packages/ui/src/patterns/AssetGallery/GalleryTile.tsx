import type { FileType } from '@hangtag/contract/wire/section';
import { Check, FileText, Film, ImageOff } from 'lucide-react';
import { GridListItem } from '../../elements/GridList/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { AddTile } from './AddTile.tsx';
import { type Entry, nameOf } from './entries.ts';
import * as css from './GalleryTile.css.ts';
import { kinds } from './purposes.ts';
import { UploadTile } from './UploadTile.tsx';

export interface GalleryTileProps {
  entry: Entry;
  type: FileType;
}

const glyphs = { image: ImageOff, movie: Film, pdf: FileText } as const;

/** One tile of the gallery. */
export function GalleryTile({ entry, type }: GalleryTileProps) {
  if (entry.kind === 'add')
    return (
      <GridListItem id={entry.id} name={`Upload ${kinds[type].many}`} kind="control">
        <AddTile type={type} />
      </GridListItem>
    );
  if (entry.kind === 'upload')
    return (
      <GridListItem id={entry.id} name={entry.upload.name} kind="control">
        <UploadTile upload={entry.upload} />
      </GridListItem>
    );
  const { asset } = entry;
  const name = nameOf(asset);
  return (
    <GridListItem id={entry.id} name={name}>
      <div className={css.tile}>
        <div className={css.thumb}>
          <Picture
            src={asset.previewUrl ?? (asset.type === 'image' ? asset.fileUrl || null : null)}
            alt=""
            width={140}
            height={140}
            placeholder={<Icon of={glyphs[asset.type]} size={24} />}
          />
          <span className={css.tick} aria-hidden>
            <Icon of={Check} />
          </span>
        </div>
        <div className={css.name}>{name}</div>
      </div>
    </GridListItem>
  );
}
