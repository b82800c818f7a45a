import { File as FileGlyph, RotateCw, X } from 'lucide-react';
import { use } from 'react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { ProgressBar } from '../../elements/ProgressBar/index.ts';
import { Actions } from './actions.ts';
import * as css from './UploadTile.css.ts';
import type { GalleryUpload } from './types.ts';

export interface UploadTileProps {
  upload: GalleryUpload;
}

/** A file on its way, with its progress inside the tile, or what became of it. */
export function UploadTile({ upload }: UploadTileProps) {
  const { onCancelUpload, onRetryUpload } = use(Actions);
  const { id, name, localUrl, share, phase, sentence } = upload;
  const isFailed = phase === 'failed';
  const percent = Math.round(share * 100);
  return (
    <div>
      <div className={css.tile} data-state={phase}>
        {localUrl ? (
          <img className={css.picture} src={localUrl} alt="" />
        ) : (
          <span className={css.glyph}>
            <Icon of={FileGlyph} size={24} />
          </span>
        )}
        <span className={css.buttons}>
          {isFailed && (
            <IconButton
              icon={RotateCw}
              size="small"
              aria-label={`Send ${name} again`}
              onPress={() => onRetryUpload(id)}
            />
          )}
          <IconButton
            icon={X}
            size="small"
            aria-label={isFailed ? `Remove ${name}` : `Cancel ${name}`}
            onPress={() => onCancelUpload(id)}
          />
        </span>
        <div className={css.state}>
          {isFailed ? (
            <span role="alert" className={css.failed}>
              Not uploaded{sentence && <span className={css.sentence}>{sentence}</span>}
            </span>
          ) : (
            <>
              <span className={css.words} aria-hidden>
                <span>Uploading</span>
                <span>{percent}%</span>
              </span>
              <ProgressBar label={`Uploading ${name}`} labelling="hidden" value={percent} />
            </>
          )}
        </div>
      </div>
      <div className={css.name}>{name}</div>
    </div>
  );
}
