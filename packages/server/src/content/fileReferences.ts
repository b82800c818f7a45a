/** References of a draft to the company's files, and whether they hold. */
import type { Errors } from './checkSections.ts';
import { type FileRow, lockFiles } from '../files/queries.ts';
import type { SectionFile } from './sectionFiles.ts';
import type { FileType } from '@hangtag/contract/wire/section';
import type { Transaction } from '../db/database.ts';
import { invalid } from '../http/refusal.ts';

/** One reference to a file with its path. */
export interface FileReference extends SectionFile {
  /** Absent: any of those types. */
  readonly mime?: 'video/mp4' | 'video/webm';
}

/** The errors of the references, given the company's existing files. */
function checkFiles(
  references: readonly FileReference[],
  found: readonly Pick<FileRow, 'id' | 'type' | 'mime' | 'storedAt'>[],
): Errors {
  const byId = new Map(found.map((each) => [each.id, each]));
  const errors: Errors = {};
  for (const { path, filesId, accepts, mime } of references) {
    const file = byId.get(filesId);
    const sentence = !file
      ? 'This file is not in the library.'
      : !file.storedAt
        ? 'This file was never uploaded. Upload it, then choose it.'
        : accepts && !accepts.includes(file.type)
          ? `Choose ${accepts.map((each) => names[each]).join(' or ')}.`
          : mime && file.mime !== mime
            ? `Choose a film in ${mime === 'video/mp4' ? 'MP4' : 'WebM'}.`
            : null;
    if (sentence) (errors[path] ??= []).push(sentence);
  }
  return errors;
}
const names: Readonly<Record<FileType, string>> = {
  image: 'a picture',
  movie: 'a film',
  pdf: 'a PDF file',
};
/**
 * Throws one 422 for all invalid fields: the given ones and those about files.
 * @returns The files, locked until the transaction ends.
 */
export async function requireFiles(
  tx: Transaction,
  companyId: number,
  references: readonly FileReference[],
  known: Errors = {},
): Promise<readonly FileRow[]> {
  const ids = references.map((each) => each.filesId);
  const found = await lockFiles(tx, companyId, ids);
  const errors = { ...known, ...checkFiles(references, found) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return found;
}
