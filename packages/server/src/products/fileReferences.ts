/** Which files a product refers to, and whether it may. */
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { CompanySection, FileType } from '@hangtag/contract/wire/section';
import type { Transaction } from '../db/database.ts';
import { type SectionFile, filesInSections, filesOfSections } from '../content/sectionFiles.ts';
import { type FileRow, lockFiles } from '../files/queries.ts';
import { invalid } from '../http/refusal.ts';
import type { Errors } from '../content/checkSections.ts';
import { ROOT } from './checks.ts';
import type { Update } from './draft.ts';

/** One reference to a file and where it stands. */
export interface FileReference extends SectionFile {
  /** Absent: any of those types. */
  readonly mime?: 'video/mp4' | 'video/webm';
}

/** Every file the update refers to, with the path to name when it is wrong. */
export function filesInUpdate(
  update: Update,
  definitions: readonly CompanySection[],
): readonly FileReference[] {
  const reference = (
    path: string,
    filesId: number | null | undefined,
    accepts: FileType[] | null,
    mime?: FileReference['mime'],
  ) => (typeof filesId === 'number' ? [{ path, filesId, accepts, ...(mime && { mime }) }] : []);
  const content = update.unpublishedContent;
  return [
    ...reference('imageFile', update.imageFile?.filesId, ['image']),
    ...reference('mp4File', update.mp4File?.filesId, ['movie'], 'video/mp4'),
    ...reference('webmFile', update.webmFile?.filesId, ['movie'], 'video/webm'),
    ...reference('appLogoFile', update.appLogoFile?.filesId, ['image']),
    ...(content?.headers ?? []).flatMap(({ filesId, posterFilesId, type }, at) => [
      ...reference(`${ROOT}.headers.${at}.filesId`, filesId, [type]),
      ...reference(`${ROOT}.headers.${at}.posterFilesId`, posterFilesId, ['image']),
    ]),
    ...filesInSections(content?.sections ?? [], definitions, `${ROOT}.sections`),
  ];
}

/** What is wrong with the references, given the company's files that were found. */
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
 * Throws one 422 for all wrong fields: those known before and those about files.
 * @returns The files, held until the transaction ends.
 */
export async function refuseFiles(
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

/** Every file a draft or a page refers to. */
export function filesOfContent(
  { headers, sections, summary, assets }: ProductContent,
  definitions: readonly CompanySection[],
): readonly number[] {
  const ids = [
    summary.appLogoFilesId,
    ...headers.flatMap((each) => [each.filesId, each.posterFilesId]),
    ...filesOfSections(sections, definitions),
    ...assets.flatMap(({ media, thumb }) => [
      'filesId' in media ? media.filesId : null,
      thumb?.filesId ?? null,
    ]),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
}
