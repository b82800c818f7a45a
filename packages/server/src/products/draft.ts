/** From what a client sent to the next draft; pure, so that every rule can be tested without a database. */
import type { HeaderMedia, ProductUpdateBody } from '@hangtag/contract/wire/product';
import type { CompanySection } from '@hangtag/contract/wire/section';
import type * as v from 'valibot';
import { knownValues } from '@hangtag/contract/rules/sectionValues';
import { readGtin } from '@hangtag/contract/rules/gtin';
import type { DraftContent } from '../db/schema/products.ts';
import type { ProductChanges, ProductRow } from './queries.ts';

/** The update as parsed. */
export type Update = v.InferOutput<typeof ProductUpdateBody>;

type Draft = Pick<
  ProductRow,
  'content' | 'name' | 'model' | 'upcCode' | 'gtin14' | 'appLogoFilesId'
>;

/** What a picture brings with it when it becomes the header. */
export interface PictureWords {
  readonly alt: string | null;
  readonly decorative: boolean;
}

/** The empty draft of a new product. */
export const emptyContent: DraftContent = {
  schemaVersion: 1,
  title: '',
  headers: [],
  sections: [],
  ctas: [],
  locales: ['en'],
  defaultLocale: 'en',
};

/** The header shown first; the picture of the specification's `imageFile`. */
export const currentHeader = (content: DraftContent): HeaderMedia | undefined => content.headers[0];

/** The picture of the current header: itself, or a film's poster. */
export function headerPicture(content: DraftContent): number | null {
  const header = currentHeader(content);
  return header?.type === 'image' ? header.filesId : (header?.posterFilesId ?? null);
}

/** Columns that change when the update is applied; absent fields keep their value. */
export function applyUpdate(
  draft: Draft,
  update: Update,
  definitions: readonly CompanySection[],
  words: PictureWords,
): ProductChanges {
  const logo = update.appLogoFile;
  return {
    name: update.name ?? draft.name,
    model: update.model === undefined ? draft.model : (update.model ?? ''),
    ...gtinOf(draft, update.upcCode),
    appLogoFilesId: logo === undefined ? draft.appLogoFilesId : (logo?.filesId ?? null),
    content: applyContent(draft.content, update, definitions, words),
  };
}

/** A whole product sent back with one field changed must not undo itself by its second spelling. */
function applyContent(
  now: DraftContent,
  update: Update,
  definitions: readonly CompanySection[],
  words: PictureWords,
): DraftContent {
  let next = now;
  const sent = update.unpublishedContent;
  if (sent) {
    const byId = new Map(definitions.map((each) => [each.id, each]));
    const sections = sent.sections.map((section) => {
      const definition = byId.get(section.contentSectionId);
      return definition ? { ...section, values: knownValues(definition, section.values) } : section;
    });
    next = { ...now, title: sent.title, headers: sent.headers, sections, ctas: sent.ctas };
  }
  const isTitleSent = update.title !== undefined && (update.title ?? '') !== now.title;
  if (isTitleSent && next.title === now.title) next = { ...next, title: update.title ?? '' };
  const picture = update.imageFile;
  if (picture !== undefined && (picture?.filesId ?? null) !== headerPicture(now)) {
    next = { ...next, headers: withPicture(next.headers, picture?.filesId ?? null, words) };
  }
  return next;
}

function gtinOf(draft: Draft, typed: string | null | undefined) {
  if (typed === undefined) return { upcCode: draft.upcCode, gtin14: draft.gtin14 };
  if (typed === null || typed === '') return { upcCode: null, gtin14: null };
  const reading = readGtin(typed);
  return { upcCode: typed, gtin14: reading.isValid ? reading.gtin14 : null };
}

/** Puts a picture into the current header, or takes the current header away. */
export function withPicture(
  headers: readonly HeaderMedia[],
  filesId: number | null,
  words: PictureWords,
): readonly HeaderMedia[] {
  const [current, ...others] = headers;
  if (filesId === null) return others;
  if (current?.filesId === filesId) return headers;
  const picture: HeaderMedia = {
    id: current?.id ?? Math.max(0, ...headers.map((each) => each.id)) + 1,
    type: 'image',
    filesId,
    embedUrl: null,
    ...words,
    posterFilesId: null,
  };
  return [picture, ...others];
}
