import type { FileAsset, FilesAnswer } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { proxy, ref, useSnapshot } from 'valtio';
import { listFiles, updateFile } from '../api/files.ts';
import { latest } from '../remote/latest.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

/** A gallery shows up to this many files [F107]. */
const GALLERY_SIZE = '1000';

const state = proxy<{ files: Remote<FilesAnswer> }>({ files: idle });
const gallery = latest<FilesAnswer>({
  get: () => state.files as Remote<FilesAnswer>,
  set: (next) => (state.files = ref(next)),
});

onOwnerChange(gallery.forget);

/** The gallery's files, for a component. */
export const useGallery = (): Remote<FilesAnswer> =>
  useSnapshot(state).files as Remote<FilesAnswer>;

let shownType: FileType | null = null;

/** Loads the active files of one type [F107, F108]. */
export function loadGallery(type: FileType): Promise<void> {
  const isSame = shownType === type;
  shownType = type;
  const ask = () => listFiles(currentCompanyId(), { status: 'active', type, size: GALLERY_SIZE });
  return gallery.load(ask, isSame ? 'keeps' : 'drops');
}

/** Keeps what was said about a picture when it was chosen, for its next use. */
export async function describeFile(
  file: FileAsset,
  words: { readonly alt: string; readonly decorative: boolean },
): Promise<void> {
  const alt = words.alt || null;
  if (file.type !== 'image' || (alt === file.alt && words.decorative === file.decorative)) return;
  await updateFile(file.filesId, { alt, decorative: words.decorative }).catch(logFailure);
}
