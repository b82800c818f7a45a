/** The library of files [F026]. */
import type {
  FileListQuery,
  FilesAnswer,
  FilesBulkBody,
  FileUse,
} from '@hangtag/contract/wire/file';
import type { FileEdit, LibraryFilter } from '@hangtag/ui/patterns/AssetLibrary';
import { proxy, ref, useSnapshot } from 'valtio';
import { changeFiles, listFiles, readUsage, updateFile } from '../api/files.ts';
import { toProblem } from '../api/problem.ts';
import { uploadBody } from '../api/upload.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';
import { toasts } from './toasts.ts';

/** Files that one request reads. */
const PAGE_SIZE = 1000;

interface LibraryState {
  list: Remote<FilesAnswer>;
  uses: {
    readonly filesId: number;
    readonly uses: readonly FileUse[] | 'loading' | 'failed';
  } | null;
}

const nothing: LibraryState = { list: idle, uses: null };
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

/** What the library starts with. */
export const everything: LibraryFilter = {
  search: '',
  show: null,
  tag: null,
  type: null,
  sort: 'recent',
};

let current: LibraryFilter = everything;

const queryOf = ({ search, show, tag, type, sort }: LibraryFilter): FileListQuery => ({
  size: String(PAGE_SIZE),
  sort,
  ...(search && { search }),
  ...(tag !== null && { tag }),
  ...(type !== null && { type }),
  ...(show === 'inactive' ? { status: 'inactive' as const } : show !== null && { show }),
});

/** Loads the files that match, a page after the other. */
export function loadLibrary(filter: LibraryFilter = current): Promise<void> {
  current = filter;
  const companyId = currentCompanyId();
  return loader.load(async () => {
    const first = await listFiles(companyId, queryOf(filter));
    const data = [...first.assets.data];
    for (let page = 2; page <= first.assets.last_page; page += 1) {
      const next = await listFiles(companyId, { ...queryOf(filter), page: String(page) });
      data.push(...next.assets.data);
    }
    return { ...first, assets: { ...first.assets, data } };
  });
}

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

/** Saves a change of one file; it is visible at once, and the library is read again. */
export async function saveFile(filesId: number, { tags, ...rest }: FileEdit): Promise<void> {
  const edit = { ...rest, ...(tags && { tags: [...tags] }) };
  const now = shown(state.list as Remote<FilesAnswer>);
  if (now) {
    const data = now.assets.data.map((each) =>
      each.filesId === filesId ? { ...each, ...edit } : each,
    );
    state.list = ref({ phase: 'ready', data: { ...now, assets: { ...now.assets, data } } });
  }
  try {
    await updateFile(filesId, edit);
  } catch (error) {
    toasts.error(toProblem(error).message);
    throw error;
  } finally {
    await loadLibrary();
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

/** Changes several files. @returns Whether it worked; a refusal is a toast. */
export async function changeSeveral(body: FilesBulkBody): Promise<boolean> {
  try {
    await changeFiles(currentCompanyId(), body);
    const many = body.filesIds.length === 1 ? '1 file was' : `${body.filesIds.length} files were`;
    toasts.success(`${many} ${words[body.action]}.`);
    return true;
  } catch (error) {
    toasts.error(toProblem(error).message);
    return false;
  } finally {
    await loadLibrary();
  }
}

/** Sends a file that takes another one's place; published pages keep the old one until they are published again. */
export async function replaceFile(filesId: number, file: File): Promise<void> {
  try {
    const { uploadUrl, name } = await updateFile(filesId, {});
    await uploadBody(uploadUrl, file, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    toasts.success(`${name} was replaced.`);
  } catch (error) {
    toasts.error(toProblem(error).message);
  }
  await loadLibrary();
}
