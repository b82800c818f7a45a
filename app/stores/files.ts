import type { FileAsset, FilesAnswer } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { proxy, ref, useSnapshot } from 'valtio';
import { listFiles, updateFile } from '../api/files.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

/** A gallery shows up to this many files [F107]. */
const GALLERY_SIZE = '1000';

const state = proxy<{ files: Remote<FilesAnswer> }>({ files: idle });
const gallery = createLoader<FilesAnswer>({
  get: () => state.files as Remote<FilesAnswer>,
  set: (next) => (state.files = ref(next)),
});

onOwnerChange(gallery.forget);

/** The gallery's files, for a component. */
export const useGallery = (): Remote<FilesAnswer> =>
  useSnapshot(state).files as Remote<FilesAnswer>;

/** The company and type of the shown files. */
let shownShelf: GalleryScope | null = null;

/** The files of one gallery. */
export interface GalleryScope {
  readonly type: FileType;
  readonly companyId: number;
}

const isShown = ({ type, companyId }: GalleryScope) =>
  shownShelf?.type === type && shownShelf.companyId === companyId;

/** Loads a company's active files of one type [F107, F108]. @param companyId @default the user's own */
export function loadGallery(type: FileType, companyId = currentCompanyId()): Promise<void> {
  const isSame = isShown({ type, companyId });
  shownShelf = { type, companyId };
  const ask = () => listFiles(companyId, { status: 'active', type, size: GALLERY_SIZE });
  return gallery.load(ask, isSame ? 'keeps' : 'drops');
}

/** Reloads the files if they are shown, after an upload. */
export const refreshGallery = async (shelf: GalleryScope): Promise<void> => {
  if (isShown(shelf)) await loadGallery(shelf.type, shelf.companyId);
};

/** Saves the description of a selected picture for its next use. */
export async function describeFile(
  file: FileAsset,
  words: { readonly alt: string; readonly decorative: boolean },
): Promise<void> {
  const alt = words.alt || null;
  if (file.type !== 'image' || (alt === file.alt && words.decorative === file.decorative)) return;
  await updateFile(file.filesId, { alt, decorative: words.decorative }).catch(logFailure);
}
