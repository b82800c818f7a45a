import type { FileAsset, FileSort } from '@hangtag/contract/wire/file';
import { UploadTile } from '@hangtag/ui/patterns/AssetGallery';
import { useMemo } from 'react';
import { type DataColumn, DataTable } from '../../elements/DataTable/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { formatDate } from '../../support/formatDate.ts';
import { useMedia } from '../../support/useMedia.ts';
import * as css from './AssetLibrary.css.ts';
import { Activate } from './LibraryStates.tsx';
import type { FilesProps } from './FileTiles.tsx';
import type { LibraryFilter } from './types.ts';

type Column = DataColumn<FileAsset, FileSort>;

export interface FileRowsProps extends FilesProps {
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
}

const kinds = { image: 'Picture', movie: 'Video', pdf: 'PDF' } as const;

const name: Column = {
  id: 'name',
  name: 'Name',
  part: 'title',
  isSortable: true,
  cell: (asset) => (
    <span className={css.rowName}>
      <span className={css.rowPicture}>
        <Picture src={asset.previewUrl} alt="" focal={asset.focal ?? undefined} />
      </span>
      <span className={css.rowText}>{asset.name}</span>
    </span>
  ),
};
const typeColumn = (onActivate: FilesProps['onActivate']): Column => ({
  id: 'type',
  name: 'Type',
  width: 210,
  isSortable: true,
  cell: (asset) =>
    asset.status === 'inactive' ? (
      <Inline gap={12} wraps={false}>
        <StatusMark shape="struck">{kinds[asset.type]}, inactive</StatusMark>
        {onActivate && <Activate asset={asset} onActivate={onActivate} />}
      </Inline>
    ) : (
      kinds[asset.type]
    ),
});
const size: Column = {
  id: 'size',
  name: 'Size',
  part: 'figure',
  width: 90,
  isSortable: true,
  cell: ({ bytes }) => (bytes === null ? '' : formatBytes(bytes)),
};
const uses: Column = {
  id: 'uses',
  name: 'Uses',
  part: 'figure',
  width: 76,
  isSortable: true,
  cell: ({ usageCount }) => usageCount,
};
const changed: Column = {
  id: 'changed',
  name: 'Changed',
  width: 110,
  isSortable: true,
  cell: ({ changedAt }) => (changedAt === null ? '' : formatDate(changedAt)),
};
const description: Column = {
  id: 'description',
  name: 'Description',
  isSortable: true,
  cell: ({ alt, decorative, type: kind }) => (
    <span className={css.rowText}>
      {decorative ? 'Decorative' : (alt ?? (kind === 'image' ? 'None' : ''))}
    </span>
  ),
};

const fewColumns = [name, size, uses];

/** Which way a column is sorted when nobody chose. */
const isDownFirst = (sort: FileSort) =>
  sort === 'recent' || sort === 'size' || sort === 'uses' || sort === 'changed';

/** The files as rows of facts, sorted by any column; uploads are tiles above. */
export function FileRows(props: FileRowsProps) {
  const { assets, uploads, selected, onSelect, onOpen, onLoadMore, filter, onFilter } = props;
  const { onActivate } = props;
  const isNarrow = useMedia(css.narrow);
  const columns = useMemo(
    () => [name, typeColumn(onActivate), size, uses, changed, description],
    [onActivate],
  );
  const isDown = filter.order ? filter.order === 'desc' : isDownFirst(filter.sort);
  return (
    <>
      {uploads.length > 0 && (
        <div className={css.uploads}>
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} />
          ))}
        </div>
      )}
      <div className={css.rows}>
        <DataTable
          aria-label="Files"
          columns={isNarrow ? fewColumns : columns}
          content={{ phase: 'ready', items: assets }}
          idOf={({ filesId }) => String(filesId)}
          nameOf={(asset) => asset.name}
          emptyState={null}
          isVirtualized
          rowHeight={49}
          selection="several"
          selected={selected}
          onSelect={onSelect}
          onRowAction={(id) => onOpen(Number(id))}
          onLoadMore={onLoadMore}
          sort={{ column: filter.sort, direction: isDown ? 'descending' : 'ascending' }}
          onSortChange={({ column, direction }) =>
            onFilter({
              ...filter,
              sort: column,
              // A column that was not sorted by starts with its own direction.
              order: column === filter.sort ? (direction === 'descending' ? 'desc' : 'asc') : null,
            })
          }
        />
      </div>
    </>
  );
}
