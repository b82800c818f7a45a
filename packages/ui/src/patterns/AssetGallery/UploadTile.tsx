import { File as FileGlyph, RotateCw, Upload, X } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { ProgressBar } from '../../elements/ProgressBar/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { Actions } from './actions.ts';
import { FileName } from './FileName.tsx';
import * as css from './UploadTile.css.ts';
import type { GalleryUpload } from './types.ts';

export interface UploadTileProps {
  /** The upload and its progress. */
  upload: GalleryUpload;
}

/** A file that is uploading, with its progress, or its result. */
export function UploadTile({ upload }: UploadTileProps) {
  const { onCancelUpload, onRetryUpload, onUploadAnyway } = use(Actions);
  const { id, name, localUrl, phase } = upload;
  // A file that is no image cannot be previewed; only loading it shows that.
  const [isUnreadable, setUnreadable] = useState(false);
  const isDrawn = localUrl !== null && !isUnreadable && phase !== 'refused';
  const isOver = phase === 'failed' || phase === 'refused' || phase === 'duplicate';
  return (
    <div>
      <div className={css.tile} data-state={phase}>
        {isDrawn && (
          <img className={css.picture} src={localUrl} alt="" onError={() => setUnreadable(true)} />
        )}
        {!isDrawn && !isOver && (
          <span className={css.glyph}>
            <Icon of={FileGlyph} size={24} />
          </span>
        )}
        <span className={css.buttons}>
          {phase === 'failed' && (
            <IconButton
              icon={RotateCw}
              size="small"
              aria-label={`Send ${name} again`}
              onPress={() => onRetryUpload(id)}
            />
          )}
          {phase === 'duplicate' && (
            <IconButton
              icon={Upload}
              size="small"
              aria-label={`Upload ${name} all the same`}
              onPress={() => onUploadAnyway(id)}
            />
          )}
          {phase !== 'finishing' && (
            <IconButton
              icon={X}
              size="small"
              aria-label={isOver ? `Remove ${name}` : `Cancel ${name}`}
              onPress={() => onCancelUpload(id)}
            />
          )}
        </span>
        <div className={css.state}>
          <State upload={upload} />
        </div>
      </div>
      <div className={css.name}>
        <FileName>{name}</FileName>
      </div>
    </div>
  );
}

function State({ upload }: UploadTileProps): ReactNode {
  const { onUseDuplicate } = use(Actions);
  const { id, name, share, bytes, sentence, phase } = upload;
  if (phase === 'waiting') return <span className={css.words}>Waiting</span>;
  if (phase === 'finishing')
    return (
      <>
        <span className={css.words}>Finishing</span>
        <ProgressBar label={`Finishing ${name}`} labelling="hidden" />
      </>
    );
  if (phase === 'duplicate')
    return (
      <>
        <output className={css.words}>Already in the library</output>
        <TextButton onPress={() => onUseDuplicate(id)}>Use that one</TextButton>
      </>
    );
  if (phase !== 'sending')
    return (
      <span role="alert" className={css.failed}>
        Not uploaded{sentence && <span className={css.sentence}>{sentence}</span>}
      </span>
    );
  const percent = Math.round(share * 100);
  return (
    <>
      <span className={css.words} aria-hidden>
        <span>Uploading</span>
        <span>{percent}%</span>
      </span>
      <ProgressBar label={`Uploading ${name}`} labelling="hidden" value={percent} />
      {bytes !== undefined && (
        <span className={css.bytes} aria-hidden>
          {formatBytes(share * bytes)} of {formatBytes(bytes)}
        </span>
      )}
    </>
  );
}
