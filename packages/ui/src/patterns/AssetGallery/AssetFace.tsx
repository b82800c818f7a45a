import type { FileAsset } from '@hangtag/contract/wire/file';
import { Check, FileText, Film, ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { nameOf } from './entries.ts';
import { FileName } from './FileName.tsx';
import * as css from './GalleryTile.css.ts';
import { lengthOf } from './measures.ts';

const glyphs = { image: ImageOff, movie: Film, pdf: FileText } as const;

interface AssetFaceProps {
  /** The file. */
  asset: FileAsset;
  /** What stands below the file's name, in place of its measures. */
  caption?: ReactNode;
}

/** The content of a file's tile; rendered only while it is in view. */
export function AssetFace({ asset, caption }: AssetFaceProps) {
  const length = lengthOf(asset);
  return (
    <div className={css.tile}>
      <div className={css.thumb}>
        <Picture
          src={asset.previewUrl ?? (asset.type === 'image' ? asset.fileUrl || null : null)}
          alt=""
          width={140}
          height={140}
          // The top of a page identifies a document better than its middle.
          focal={asset.type === 'pdf' ? { x: 0.5, y: 0 } : (asset.focal ?? undefined)}
          placeholder={<Icon of={glyphs[asset.type]} size={24} />}
        />
        {length !== null && (
          <span className={css.length}>
            {asset.previewUrl !== null && <Icon of={glyphs[asset.type]} size={16} />}
            {length}
          </span>
        )}
        <span className={css.tick} aria-hidden>
          <Icon of={Check} />
        </span>
      </div>
      <div className={css.name}>
        <FileName>{nameOf(asset)}</FileName>
      </div>
      {caption}
    </div>
  );
}
