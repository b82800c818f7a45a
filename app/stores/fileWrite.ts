/** Writes a file on the version that its editor shows. */
import { isSame } from '@hangtag/contract/rules/canonical';
import type { FileAsset, FileChangedAnswer, FileUpdateBody } from '@hangtag/contract/wire/file';
import { readFile, updateFile } from '../api/files.ts';
import { toProblem } from '../api/problem.ts';

const fields = [
  'status',
  'name',
  'assetName',
  'caption',
  'fileDescription',
  'previewId',
  'alt',
  'decorative',
  'focal',
  'tags',
] as const satisfies readonly (keyof FileUpdateBody & keyof FileAsset)[];

/** Whether somebody else changed a field that the edit changes too. */
const isChangedTwice = (edit: FileUpdateBody, shown: FileAsset, now: FileAsset) =>
  fields.some((field) => field in edit && !isSame(shown[field], now[field]));

/**
 * Saves changed fields of a file on top of what somebody else saved meanwhile, unless both changed one field.
 * @param shown The file as its editor shows it. Rejects with the problem.
 */
export async function writeFile(
  shown: FileAsset,
  edit: FileUpdateBody,
): Promise<FileChangedAnswer> {
  const { filesId, version } = shown;
  try {
    return await updateFile(filesId, edit, version);
  } catch (error) {
    if (toProblem(error).code !== 'stale_write') throw error;
    const now = await readFile(filesId);
    if (isChangedTwice(edit, shown, now)) throw error;
    return updateFile(filesId, edit, now.version);
  }
}
