import type { FilesAnswer } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { proxy, ref, useSnapshot } from 'valtio';
import { listFiles } from '../api/files.ts';
import { latest } from '../remote/latest.ts';
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

/** Loads the active files of one type [F107, F108]. */
export const loadGallery = (type: FileType): Promise<void> =>
  gallery.load(() => listFiles(currentCompanyId(), { status: 'active', type, size: GALLERY_SIZE }));
