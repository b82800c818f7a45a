import { type FileAsset, FILES_BULK_MAX, type FilesAnswer } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { proxy, ref, useSnapshot } from 'valtio';
import { changeFiles, listFiles } from '../api/files.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { writeFile } from './fileWrite.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';
import { toasts } from './toasts.ts';

/** A gallery shows up to this many files [F107]. */
const GALLERY_SIZE = '1000';

/** Files of the shown kind that the gallery does not offer [F183]. */
interface InactiveFiles {
  readonly total: number;
  /** As many of them as one call activates. */
  readonly filesIds: readonly number[];
}

const none: InactiveFiles = { total: 0, filesIds: [] };

const state = proxy<{ files: Remote<FilesAnswer>; inactive: InactiveFiles }>({
  files: idle,
  inactive: none,
});
const gallery = createLoader<FilesAnswer>({
  get: () => state.files as Remote<FilesAnswer>,
  set: (next) => (state.files = ref(next)),
});

onOwnerChange(gallery.forget);

/** The gallery's files, for a component. */
export const useGallery = (): Remote<FilesAnswer> =>
  useSnapshot(state).files as Remote<FilesAnswer>;

/** What the gallery does not offer, for a component. */
export const useInactiveFiles = (): InactiveFiles => useSnapshot(state).inactive as InactiveFiles;

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
export async function loadGallery(type: FileType, companyId = currentCompanyId()): Promise<void> {
  const isSame = isShown({ type, companyId });
  shownShelf = { type, companyId };
  const ask = () => listFiles(companyId, { status: 'active', type, size: GALLERY_SIZE });
  if (!isSame) state.inactive = none;
  await Promise.all([
    gallery.load(ask, isSame ? 'keeps' : 'drops'),
    countInactive({ type, companyId }),
  ]);
}

async function countInactive(scope: GalleryScope): Promise<void> {
  const { type, companyId } = scope;
  try {
    const size = String(FILES_BULK_MAX);
    const { assets } = await listFiles(companyId, { status: 'inactive', type, size });
    if (!isShown(scope)) return;
    state.inactive = { total: assets.total, filesIds: assets.data.map(({ filesId }) => filesId) };
  } catch (error) {
    // The gallery works without the figure.
    logFailure(error);
  }
}

/** Activates the files that the gallery does not offer, which it then shows [F183]. */
export async function activateInactive(type: FileType, companyId: number): Promise<void> {
  const { filesIds } = state.inactive;
  try {
    await changeFiles(companyId, { action: 'activate', filesIds: [...filesIds] });
    await loadGallery(type, companyId);
  } catch (error) {
    toasts.error(toProblem(error).message);
  }
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
  try {
    await writeFile(file, { alt, decorative: words.decorative });
  } catch (error) {
    logFailure(error);
    toasts.error(toProblem(error).message);
  }
}
