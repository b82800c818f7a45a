/** Changes of one file in the library. */
import type { FileAsset, FileUpdateBody } from '@hangtag/contract/wire/file';
import type { FileEdit, ReplaceChoice } from '@hangtag/ui/patterns/AssetLibrary';
import { publishFile, readFile, updateFile } from '../api/files.ts';
import { toProblem } from '../api/problem.ts';
import { uploadBody } from '../api/upload.ts';
import { writeFile } from './fileWrite.ts';
import { apply, countAgain, shownFiles } from './library.ts';
import { createLimiter } from './limiter.ts';
import { currentCompanyId } from './session.ts';
import { toasts } from './toasts.ts';

const shownFile = (filesId: number): FileAsset | undefined =>
  shownFiles()?.assets.data.find((file) => file.filesId === filesId);

async function change(shown: FileAsset, edit: FileUpdateBody): Promise<void> {
  const { totalsChange, uploadUrl: _uploadUrl, ...file } = await writeFile(shown, edit);
  apply([file], totalsChange);
}

/** Sequential: each save is based on the version that the one before it answered. */
const inTurn = createLimiter(1);

/** Saves a change of one file; it is visible at once and taken back when the server refuses it. */
export async function saveFile(filesId: number, { tags, ...rest }: FileEdit): Promise<void> {
  const edit = { ...rest, ...(tags && { tags: [...tags] }) };
  const before = shownFile(filesId);
  if (!before) return;
  apply([{ ...before, ...edit }], null);
  try {
    await inTurn(() => change({ ...before, version: shownFile(filesId)?.version }, edit));
  } catch (error) {
    const problem = toProblem(error);
    const now = problem.code === 'stale_write' && (await readFile(filesId).catch(() => null));
    apply([now || before], null);
    toasts.error(problem.message);
    throw error;
  }
}

/**
 * Sends a file that takes another one's place. In drafts, published pages keep the old one until they are published
 * again; everywhere, they show it at once.
 */
export async function replaceFile(
  filesId: number,
  file: File,
  { place, focal }: ReplaceChoice,
): Promise<void> {
  try {
    const { uploadUrl, name } = await updateFile(filesId, {});
    const sent = await uploadBody(uploadUrl, file);
    apply([sent], null);
    if (focal !== undefined) await change(sent, { focal });
    if (place === 'everywhere') {
      const { pages } = await publishFile(currentCompanyId(), filesId);
      toasts.success(`${name} was replaced on ${pages === 1 ? '1 page' : `${pages} pages`}.`);
    } else toasts.success(`${name} was replaced.`);
  } catch (error) {
    toasts.error(toProblem(error).message);
  }
  await countAgain();
}
