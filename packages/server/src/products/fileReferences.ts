/** Which files a product refers to, and whether it may. */
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { CompanySection, FileType } from '@hangtag/contract/wire/section';
import { filesInSections, filesOfSections } from '../content/sectionFiles.ts';
import { ROOT } from './checks.ts';
import type { Update } from './draft.ts';
import type { FileReference } from '../content/fileReferences.ts';

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
