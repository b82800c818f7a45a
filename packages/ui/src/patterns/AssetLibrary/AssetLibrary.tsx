import { SEARCH_MAX } from '@hangtag/contract/wire/pagination';
import type { FileAsset } from '@hangtag/contract/wire/file';
import { UploadActions } from '@hangtag/ui/patterns/AssetGallery';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { SearchField } from '../../elements/SearchField/index.ts';
import { SegmentedControl } from '../../elements/SegmentedControl/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Sheet } from '../../elements/Sheet/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useFileWords } from '../../support/useFileWords.ts';
import { useMedia } from '../../support/useMedia.ts';
import * as css from './AssetLibrary.css.ts';
import { FileDetails } from './FileDetails.tsx';
import { FileRows } from './FileRows.tsx';
import { FileTiles } from './FileTiles.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryPlaceholder } from './LibraryStates.tsx';
import type { ReplaceChoice } from './replacement.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { AssetLibraryProps, BulkAction, FileEdit } from './types.ts';

const none: readonly FileAsset[] = [];

/** Every file of a company: found, opened, described, activated, tagged, replaced and deleted [F026, F183]. */
export function AssetLibrary(props: AssetLibraryProps) {
  const { content, filter, onFilter, openId, onOpen, uses, uploads } = props;
  const { onSave, onReplace, onBulk, onTag } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useMedia(css.narrow);
  const assets = content.phase === 'ready' ? content.assets : none;
  const opened = assets.find(({ filesId }) => filesId === openId);
  const chosen = useMemo(
    () => (selected.size === 0 ? none : assets.filter(({ filesId }) => selected.has(`${filesId}`))),
    [assets, selected],
  );
  const words = useFileWords({ name: 'files', what: 'names and descriptions of files' });
  const [recoveredId] = useState(words.filesIds[0]);
  const openRecovered = useEffectEvent(() => {
    if (recoveredId !== undefined) onOpen(recoveredId);
  });
  useEffect(() => openRecovered(), []);
  const idsOfChosen = () => chosen.map(({ filesId }) => filesId);
  const act = (action: BulkAction) => {
    onBulk?.(action, idsOfChosen());
    setSelected(new Set());
  };
  const tag = (name: string) => {
    onTag?.(name, idsOfChosen());
    setSelected(new Set());
  };
  const files = {
    assets,
    uploads,
    selected,
    // A tile that is no file, such as an upload, is never among the selected.
    onSelect: setSelected,
    onOpen,
    onLoadMore: props.onLoadMore,
    ...(onSave && { onActivate: (filesId: number) => void onSave(filesId, { status: 'active' }) }),
  };
  const details = opened && (
    <FileDetails
      key={opened.filesId}
      asset={opened}
      uses={uses}
      words={words}
      hrefOfUse={props.hrefOfUse}
      onClose={isNarrow ? undefined : () => onOpen(null)}
      {...(onSave && { onSave: (edit: FileEdit) => onSave(opened.filesId, edit) })}
      {...(onReplace && {
        onReplace: (file: File, choice: ReplaceChoice) => onReplace(opened.filesId, file, choice),
      })}
      {...(onBulk && { onDelete: () => onBulk('delete', [opened.filesId]) })}
    />
  );
  return (
    <UploadActions value={uploadActionsOf(props)}>
      <div
        className={css.library}
        data-component="AssetLibrary"
        data-details={details && !isNarrow ? '' : undefined}
      >
        <LibraryFilters {...props} />
        <Stack gap={16}>
          <Toolbar {...props} />
          {filter.show === 'inactive' && onBulk && assets.length > 1 && (
            <Inline gap={12}>
              <StatusMark shape="struck">The gallery does not offer these files.</StatusMark>
              <TextButton
                onPress={() =>
                  onBulk(
                    'activate',
                    assets.map(({ filesId }) => filesId),
                  )
                }
              >
                Activate all {assets.length}
              </TextButton>
            </Inline>
          )}
          {assets.length === 0 && uploads.length === 0 ? (
            <LibraryPlaceholder {...props} />
          ) : props.view === 'list' ? (
            <FileRows {...files} filter={filter} onFilter={onFilter} />
          ) : (
            <FileTiles {...files} />
          )}
          {props.isMoreFailed && props.onLoadMore && (
            <Inline gap={12}>
              <Text tone="danger">More files did not load.</Text>
              <TextButton onPress={props.onLoadMore}>Try again</TextButton>
            </Inline>
          )}
          {chosen.length > 0 && onBulk && (
            <SelectionBar
              chosen={chosen}
              tags={content.phase === 'ready' ? content.tags : []}
              onClear={() => setSelected(new Set())}
              onAct={act}
              onTag={onTag && tag}
            />
          )}
        </Stack>
        {details && !isNarrow && details}
        {details && isNarrow && (
          <Sheet title="File" isOpen onClose={() => onOpen(null)}>
            {details}
          </Sheet>
        )}
      </div>
    </UploadActions>
  );
}

function uploadActionsOf({ uploads, uploadActions, filter, ...props }: AssetLibraryProps) {
  const { onCancel, onRetry, onUploadAnyway } = uploadActions;
  return {
    onUpload: undefined,
    onCancelUpload: onCancel,
    onRetryUpload: onRetry,
    onUploadAnyway,
    // The identical file may stand on a page that was not read yet.
    onUseDuplicate: (id: string) => {
      const duplicate = uploads.find((upload) => upload.id === id)?.duplicate;
      onCancel(id);
      if (!duplicate) return;
      props.onFilter({ ...filter, search: duplicate.name, show: null, tag: null, type: null });
      props.onOpen(duplicate.filesId);
    },
  };
}

function Toolbar({ filter, onFilter, view, onView }: AssetLibraryProps) {
  return (
    <div className={css.toolbar}>
      <div className={css.search}>
        <SearchField
          maxLength={SEARCH_MAX}
          aria-label="Search names and descriptions"
          placeholder="Search names and descriptions"
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
        />
      </div>
      <Select
        aria-label="Kind"
        options={types}
        value={filter.type ?? 'all'}
        onChange={(type) => onFilter({ ...filter, type: type === 'all' ? null : type })}
      />
      <Select
        aria-label="Order"
        options={sorts}
        value={filter.sort}
        onChange={(sort) => onFilter({ ...filter, sort, order: null })}
      />
      <SegmentedControl aria-label="View" options={views} value={view} onChange={onView} />
    </div>
  );
}

const views = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const;

const types = [
  { id: 'all', label: 'All kinds' },
  { id: 'image', label: 'Pictures' },
  { id: 'movie', label: 'Videos' },
  { id: 'pdf', label: 'PDFs' },
] as const;

const sorts = [
  { id: 'recent', label: 'Recent' },
  { id: 'name', label: 'Name' },
  { id: 'type', label: 'Type' },
  { id: 'size', label: 'Size' },
  { id: 'uses', label: 'Uses' },
  { id: 'changed', label: 'Changed' },
  { id: 'description', label: 'Description' },
] as const;
