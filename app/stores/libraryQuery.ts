/** What the library asks the server for. */
import type { FileListQuery, FilesPage } from '@hangtag/contract/wire/file';
import type { LibraryFilter } from '@hangtag/ui/patterns/AssetLibrary';
import { listMoreFiles } from '../api/files.ts';
import { currentCompanyId } from './session.ts';

/** Files that one request reads: more than a large screen shows. */
export const PAGE_SIZE = 200;

/** What the library starts with. */
export const everything: LibraryFilter = {
  search: '',
  show: null,
  tag: null,
  type: null,
  sort: 'recent',
  order: null,
};

/** The first page of the files that match a filter. */
export const queryOf = ({
  search,
  show,
  tag,
  type,
  sort,
  order,
}: LibraryFilter): FileListQuery => ({
  size: String(PAGE_SIZE),
  sort,
  ...(order && { order }),
  ...(search && { search }),
  ...(tag !== null && { tag }),
  ...(type !== null && { type }),
  ...(show === 'active' || show === 'inactive' ? { status: show } : show !== null && { show }),
});

/** Reads a page after the first; the library's figures come with the first. @param page From 2. */
export const readPage = (filter: LibraryFilter, page: number): Promise<FilesPage> =>
  listMoreFiles(currentCompanyId(), { ...queryOf(filter), page: String(page) });
