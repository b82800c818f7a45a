import type { FileAsset } from '@hangtag/contract/wire/file';
import { useMemo, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { GridList, GridListItem } from '../../elements/GridList/index.ts';
import { SearchField } from '../../elements/SearchField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Sheet } from '../../elements/Sheet/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { useMedia } from '../../support/useMedia.ts';
import { AssetFace } from '@hangtag/ui/patterns/AssetGallery';
import * as css from './AssetLibrary.css.ts';
import { FileDetails } from './FileDetails.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';
import { Facts, Instead } from './LibraryStates.tsx';
import type { AssetLibraryProps, BulkAction, FileEdit } from './types.ts';

const tile = { width: 156, height: 216 } as const;
const keyOf = ({ filesId }: FileAsset) => String(filesId);

/** Every file of a company: found, opened, described, activated, tagged, replaced and deleted [F026, F183]. */
export function AssetLibrary(props: AssetLibraryProps) {
  const { content, filter, onFilter, openId, onOpen, uses, onSave, onReplace, onBulk } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useMedia(css.narrow);
  const assets = content.phase === 'ready' ? content.assets : [];
  const opened = assets.find(({ filesId }) => filesId === openId);
  const entries = useMemo(
    () =>
      content.phase === 'ready' ? content.assets.map((asset) => ({ id: keyOf(asset), asset })) : [],
    [content],
  );
  const chosen = assets.filter((asset) => selected.has(keyOf(asset)));
  const act = (action: BulkAction) => {
    onBulk?.(
      action,
      chosen.map(({ filesId }) => filesId),
    );
    setSelected(new Set());
  };
  const details = opened && (
    <FileDetails
      key={opened.filesId}
      asset={opened}
      uses={uses}
      onClose={isNarrow ? undefined : () => onOpen(null)}
      {...(onSave && { onSave: (edit: FileEdit) => onSave(opened.filesId, edit) })}
      {...(onReplace && { onReplace: (file: File) => onReplace(opened.filesId, file) })}
      {...(onBulk && { onDelete: () => onBulk('delete', [opened.filesId]) })}
    />
  );
  return (
    <div
      className={css.library}
      data-component="AssetLibrary"
      data-details={details && !isNarrow ? '' : undefined}
    >
      <LibraryFilters {...props} />
      <Stack gap={16}>
        <div className={css.toolbar}>
          <div className={css.search}>
            <SearchField
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
            onChange={(sort) => onFilter({ ...filter, sort })}
          />
        </div>
        {content.phase === 'ready' && assets.length > 0 ? (
          <div className={css.tiles}>
            <GridList
              aria-label="Files"
              items={entries}
              tile={tile}
              fillsRow
              selected={selected}
              onSelectSeveral={setSelected}
              onOpen={(id) => onOpen(Number(id))}
            >
              {({ id, asset }) => (
                <GridListItem id={id} name={asset.name} ring="content">
                  <AssetFace asset={asset} caption={<Facts asset={asset} />} />
                </GridListItem>
              )}
            </GridList>
          </div>
        ) : (
          <Instead {...props} />
        )}
        {chosen.length > 0 && onBulk && (
          <section className={css.bar} aria-label="Selected files">
            <Text kind="data">
              {chosen.length} selected{' '}
              {formatBytes(chosen.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0))}
            </Text>
            <TextButton onPress={() => setSelected(new Set())}>Clear</TextButton>
            <Button tone="quiet" onPress={() => act('activate')}>
              Activate
            </Button>
            <Button tone="quiet" onPress={() => act('deactivate')}>
              Deactivate
            </Button>
            {chosen.every(({ usageCount }) => usageCount === 0) && (
              <Button tone="quiet" onPress={() => act('delete')}>
                Delete
              </Button>
            )}
          </section>
        )}
      </Stack>
      {details && !isNarrow && details}
      {details && isNarrow && (
        <Sheet title="File" isOpen onClose={() => onOpen(null)}>
          {details}
        </Sheet>
      )}
    </div>
  );
}

const types = [
  { id: 'all', label: 'All kinds' },
  { id: 'image', label: 'Pictures' },
  { id: 'movie', label: 'Videos' },
  { id: 'pdf', label: 'PDFs' },
] as const;

const sorts = [
  { id: 'recent', label: 'Recent' },
  { id: 'name', label: 'Name' },
  { id: 'size', label: 'Size' },
] as const;
