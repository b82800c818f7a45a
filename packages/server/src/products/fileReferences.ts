/** Which files a product refers to, and whether it may. */
import { filesInValues } from '@hangtag/contract/rules/sectionValues';
import type { CompanySection, FileType } from '@hangtag/contract/wire/section';
import type { DraftContent } from '../db/schema/products.ts';
import type { FileRow } from '../files/queries.ts';
import { type Errors, ROOT } from './checks.ts';
import type { Update } from './draft.ts';

/** One reference to a file and where it stands. */
export interface FileReference {
  readonly path: string;
  readonly filesId: number;
  /** Null: any type. */
  readonly accepts: readonly FileType[] | null;
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
  ) => (typeof filesId === 'number' ? [{ path, filesId, accepts }] : []);
  const content = update.unpublishedContent;
  const byId = new Map(definitions.map((each) => [each.id, each]));
  return [
    ...reference('imageFile', update.imageFile?.filesId, ['image']),
    ...reference('appLogoFile', update.appLogoFile?.filesId, ['image']),
    ...(content?.headers ?? []).flatMap(({ filesId, posterFilesId, type }, at) => [
      ...reference(`${ROOT}.headers.${at}.filesId`, filesId, [type]),
      ...reference(`${ROOT}.headers.${at}.posterFilesId`, posterFilesId, ['image']),
    ]),
    ...(content?.sections ?? []).flatMap((section, at) => {
      const path = `${ROOT}.sections.${at}`;
      const definition = byId.get(section.contentSectionId);
      const inValues = definition ? filesInValues(definition, section.values, path) : [];
      return [
        ...inValues.map((each) => ({ ...each, accepts: each.accepts ?? null })),
        ...section.assets.flatMap((id, place) => reference(`${path}.assets.${place}`, id, null)),
      ];
    }),
  ];
}

/** What is wrong with the references, given the company's files that were found. */
export function checkFiles(
  references: readonly FileReference[],
  found: readonly Pick<FileRow, 'id' | 'type' | 'storedAt'>[],
): Errors {
  const byId = new Map(found.map((each) => [each.id, each]));
  const errors: Errors = {};
  for (const { path, filesId, accepts } of references) {
    const file = byId.get(filesId);
    const sentence = !file
      ? 'This file is not in the library.'
      : !file.storedAt
        ? 'This file was never uploaded. Upload it, then choose it.'
        : accepts && !accepts.includes(file.type)
          ? `Choose ${accepts.map((each) => names[each]).join(' or ')}.`
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

/** Every file a content and its app logo refer to. */
export function filesOfContent(
  content: DraftContent,
  appLogoFilesId: number | null,
  definitions: readonly CompanySection[],
): readonly number[] {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  const ids = [
    appLogoFilesId,
    ...content.headers.flatMap((each) => [each.filesId, each.posterFilesId]),
    ...content.sections.flatMap((section) => {
      const definition = byId.get(section.contentSectionId);
      const inValues = definition ? filesInValues(definition, section.values, '') : [];
      return [...section.assets, ...inValues.map((each) => each.filesId)];
    }),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
}
