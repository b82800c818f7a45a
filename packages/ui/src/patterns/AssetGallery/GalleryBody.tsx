import type { FileAsset } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { useMemo } from 'react';
import { DropZone } from '../../elements/DropZone/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { GridList } from '../../elements/GridList/index.ts';
import { Actions, type GalleryActions } from './actions.ts';
import { AssetDetails, NoDetails } from './AssetDetails.tsx';
import { assetKey, type Entry, none } from './entries.ts';
import { GalleryTile } from './GalleryTile.tsx';
import { Loading, NoFiles } from './GalleryStates.tsx';
import { useMedia } from '../../support/useMedia.ts';
import * as css from './GalleryBody.css.ts';
import { kinds } from './purposes.ts';
import type { AssetGalleryProps } from './types.ts';
import type { Choice } from './useChoice.ts';
import { usePastedFiles } from './usePastedFiles.ts';

export interface GalleryBodyProps extends AssetGalleryProps {
  type: FileType;
  search: string;
  /** The files that match the search; all files without a search. */
  found: readonly FileAsset[];
  choice: Choice;
  /** Whether to show the hint on choosing a file. */
  hasHint: boolean;
}

/** Thumbnails are 140 wide [F106], with one line for the name below. */
const tile = { width: 140, height: 172 } as const;

/** The tiles, or the loading, empty or error state, and the details of the selected file. */
export function GalleryBody(props: GalleryBodyProps) {
  const { onUpload, type, choice, content } = props;
  usePastedFiles(onUpload);
  const hasFiles = content.phase === 'ready' && content.assets.length > 0;
  // Without selectable files there are no details to show.
  const hasDetails = hasFiles || content.phase === 'loading' || props.uploads.length > 0;
  const tiles = (
    <Actions value={actionsOf(props)}>
      <Tiles {...props} />
    </Actions>
  );
  return (
    <div className={css.body}>
      {onUpload ? (
        <div className={css.pane}>
          <DropZone
            look="area"
            aria-label={`Drop or paste ${kinds[type].many}`}
            onDropFiles={onUpload}
          >
            <div className={css.tiles}>{tiles}</div>
          </DropZone>
        </div>
      ) : (
        <div className={css.pane}>
          <div className={css.tiles}>{tiles}</div>
        </div>
      )}
      {choice.asset ? (
        <AssetDetails
          asset={choice.asset}
          words={choice.wordsOf(choice.asset)}
          onDescribe={choice.describe}
          onDiscard={choice.discardRecovered}
        />
      ) : (
        hasDetails && <NoDetails one={hasFiles && props.hasHint ? kinds[type].one : null} />
      )}
    </div>
  );
}

function actionsOf({ uploads, choice, ...props }: GalleryBodyProps): GalleryActions {
  const { onUpload, onCancelUpload, onRetryUpload, onUploadAnyway = () => undefined } = props;
  return {
    onUpload,
    onCancelUpload,
    onRetryUpload,
    onUploadAnyway,
    onUseDuplicate: (id) => {
      const duplicate = uploads.find((upload) => upload.id === id)?.duplicate;
      if (duplicate) choice.chooseAsset(duplicate);
      onCancelUpload(id);
    },
  };
}

function Tiles(props: GalleryBodyProps) {
  const { content, uploads, type, search, found, choice, onUpload } = props;
  const isNarrow = useMedia(css.narrow);
  const assets = content.phase === 'ready' ? content.assets : none;
  const hasAdd = onUpload !== undefined && search === '';
  // An entry keeps its identity while its file is unchanged, so that upload progress does not render a thousand tiles
  // again.
  const files = useMemo(
    () =>
      found.map((asset): Entry => ({
        id: assetKey(asset.filesId),
        kind: 'asset',
        asset,
      })),
    [found],
  );
  const sending = useMemo(
    () => uploads.map((upload): Entry => ({ id: `upload-${upload.id}`, kind: 'upload', upload })),
    [uploads],
  );
  const hasSeveral = props.several !== undefined;
  const selected = useMemo(
    () => (hasSeveral ? new Set(choice.keys) : (choice.keys[0] ?? null)),
    [hasSeveral, choice.keys],
  );
  const add = useMemo((): Entry => ({ id: 'add', kind: 'add', type }), [type]);
  const entries = useMemo(
    () => [...(hasAdd ? [add] : []), ...sending, ...files],
    [hasAdd, add, sending, files],
  );
  if (content.phase === 'loading') return <Loading many={kinds[type].many} />;
  if (content.phase === 'failed')
    return (
      <div className={css.instead}>
        <FailedPart
          level={3}
          what={`The ${kinds[type].many}`}
          content={content}
          onRetry={props.onRetry}
        />
      </div>
    );
  if (assets.length === 0 && uploads.length === 0)
    return (
      <div className={css.instead}>
        <NoFiles {...props} />
      </div>
    );
  if (files.length === 0 && search !== '')
    return (
      <div className={css.instead}>
        <EmptyState level={3} title={`Nothing matches “${search}”`}>
          The search looks at names, file names and captions.
        </EmptyState>
      </div>
    );
  return (
    <GridList
      aria-label={kinds[type].many}
      items={entries}
      tile={tile}
      gap={isNarrow ? 8 : 16}
      selected={selected}
      onSelect={(id) => choice.choose(id === null ? [] : [id])}
      onSelectSeveral={(ids) => choice.choose([...ids])}
    >
      {(entry) => <GalleryTile entry={entry} />}
    </GridList>
  );
}
