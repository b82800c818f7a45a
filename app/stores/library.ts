/** The library of files [F026]: pages of it as they are scrolled to, and each change as the server answers it. */
import { addTotals } from '@hangtag/contract/rules/fileTotals';
import {
  type FileAsset,
  FILES_BULK_MAX,
  type FilesAnswer,
  type FilesBulkBody,
  type FileTotalsChange,
  type FileUse,
} from '@hangtag/contract/wire/file';
import type { LibraryFilter } from '@hangtag/ui/patterns/AssetLibrary';
import { proxy, ref, useSnapshot } from 'valtio';
import { changeFiles, listFiles, readUsage } from '../api/files.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { everything, PAGE_SIZE, queryOf, readPage } from './libraryQuery.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';
import { toasts } from './toasts.ts';

interface LibraryState {
  /** The pages that were read, as one. */
  list: Remote<FilesAnswer>;
  /** Whether the next page is being read, was not readable, or does not exist. */
  more: 'waiting' | 'loading' | 'failed' | 'none';
  uses: {
    readonly filesId: number;
    readonly uses: readonly FileUse[] | 'loading' | 'failed';
  } | null;
}

const nothing: LibraryState = { list: idle, more: 'none', uses: null };
const state = proxy<LibraryState>({ ...nothing });
const loader = createLoader<FilesAnswer>({
  get: () => state.list as Remote<FilesAnswer>,
  set: (next) => (state.list = ref(next)),
});

onOwnerChange(() => {
  loader.forget();
  Object.assign(state, nothing);
});

/** The library, for a component. */
export const useLibrary = (): Readonly<LibraryState> => useSnapshot(state) as LibraryState;

let current: LibraryFilter = everything;

/** The files that are shown; null while there are none. */
export const shownFiles = (): FilesAnswer | null => {
  const list = state.list as Remote<FilesAnswer>;
  return list.phase === 'ready' ? list.data : null;
};

const show = (data: FilesAnswer): void => {
  state.list = ref({ phase: 'ready', data });
};

/** Loads the first page of the files that match. */
export async function loadLibrary(filter: LibraryFilter = current): Promise<void> {
  current = filter;
  await loader.load(() => listFiles(currentCompanyId(), queryOf(filter)));
  const now = shownFiles();
  state.more = now && now.assets.last_page > 1 ? 'waiting' : 'none';
}

/** Adds the next page; files that a change moved to another page are neither lost nor shown twice. */
export async function loadMore(): Promise<void> {
  const before = shownFiles();
  if (!before || state.more === 'loading' || state.more === 'none') return;
  const filter = current;
  const read = (page: number) => readPage(filter, page);
  state.more = 'loading';
  try {
    const page = before.assets.current_page + 1;
    const next = await read(page);
    // Files that left the list since moved as many of the rest to the pages before.
    const left = before.assets.total - next.assets.total;
    const rest: FileAsset[] = [];
    for (let at = Math.max(1, page - Math.ceil(left / PAGE_SIZE)); at < page; at += 1) {
      rest.push(...(await read(at)).assets.data);
    }
    const now = shownFiles();
    if (!now || current !== filter) return;
    const known = new Set(now.assets.data.map(({ filesId }) => filesId));
    const added = [...rest, ...next.assets.data].filter(({ filesId }) => !known.has(filesId));
    show({ ...now, ...next, assets: { ...next.assets, data: [...now.assets.data, ...added] } });
    state.more = next.assets.current_page < next.assets.last_page ? 'waiting' : 'none';
  } catch (error) {
    logFailure(error);
    if (current === filter) state.more = 'failed';
  }
}

/** Shows what a change answered: the files where they stand, without those that are gone, and the new figures. */
export function apply(
  files: readonly FileAsset[],
  change: FileTotalsChange | null,
  gone: readonly number[] = [],
): void {
  const now = shownFiles();
  if (!now) return;
  const totals = change && addTotals(now, change);
  const changed = new Map(files.map((file) => [file.filesId, file]));
  const data = now.assets.data
    .filter(({ filesId }) => !gone.includes(filesId))
    .map((file) => changed.get(file.filesId) ?? file);
  show({ ...now, ...totals, assets: { ...now.assets, data } });
}

/** Shows a file that was uploaded, first of all files, and counts again. */
export function showUploaded(file: FileAsset): void {
  const now = shownFiles();
  if (!now || file.companyId !== currentCompanyId()) return;
  const isNew = now.assets.data.every(({ filesId }) => filesId !== file.filesId);
  if (isNew) show({ ...now, assets: { ...now.assets, data: [file, ...now.assets.data] } });
  else apply([file], null);
  void countAgain();
}

/** Reads the figures of the whole library; of several uploads at once, one after the last is enough. */
export async function countAgain(): Promise<void> {
  isCountDue = true;
  if (isCounting) return;
  isCounting = true;
  while (isCountDue) {
    isCountDue = false;
    try {
      const {
        assets: _assets,
        can: _can,
        ...totals
      } = await listFiles(currentCompanyId(), {
        size: '1',
      });
      const now = shownFiles();
      if (now) show({ ...now, ...totals });
    } catch (error) {
      logFailure(error);
    }
  }
  isCounting = false;
}

let isCounting = false;
let isCountDue = false;

/** Reads where a file is used. */
export async function loadUses(filesId: number): Promise<void> {
  const set = (uses: NonNullable<LibraryState['uses']>['uses']) => {
    if (state.uses?.filesId === filesId) state.uses = ref({ filesId, uses });
  };
  state.uses = { filesId, uses: 'loading' };
  try {
    set((await readUsage(filesId)).uses);
  } catch (error) {
    logFailure(error);
    set('failed');
  }
}

const words: Readonly<Record<FilesBulkBody['action'], string>> = {
  activate: 'activated',
  deactivate: 'deactivated',
  tag: 'tagged',
  untag: 'untagged',
  delete: 'deleted',
  restore: 'restored',
};

/** Changes several files, as many at once as the server takes. @returns Whether it worked; a refusal is a toast. */
export async function changeSeveral(body: FilesBulkBody): Promise<boolean> {
  const { action, filesIds } = body;
  try {
    for (let at = 0; at < filesIds.length; at += FILES_BULK_MAX) {
      const some = filesIds.slice(at, at + FILES_BULK_MAX);
      const { files, totalsChange } = await changeFiles(currentCompanyId(), {
        ...body,
        filesIds: some,
      });
      apply(files, totalsChange, action === 'delete' ? some : []);
    }
    const many = filesIds.length === 1 ? '1 file was' : `${filesIds.length} files were`;
    toasts.success(`${many} ${words[action]}.`);
    // Restored files are shown where they were.
    if (action === 'restore') await loadLibrary();
    return true;
  } catch (error) {
    toasts.error(toProblem(error).message);
    return false;
  }
}
