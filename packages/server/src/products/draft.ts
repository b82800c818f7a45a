/** From what a client sent to the next draft; pure, so that every rule can be tested without a database. */
import type { ProductUpdateBody } from '@hangtag/contract/wire/product';
import type { CompanySection } from '@hangtag/contract/wire/section';
import type * as v from 'valibot';
import { choiceOf, currentHeader } from '@hangtag/contract/rules/currentHeader';
import { knownValues } from '@hangtag/contract/rules/sectionValues';
import { readGtin } from '@hangtag/contract/rules/gtin';
import type { DraftContent } from '../db/schema/products.ts';
import { type WordsOf, headerPicture, sentHeaders, withMedia } from './headers.ts';
import type { ProductChanges, ProductRow } from './queries.ts';

/** The update as parsed. */
export type Update = v.InferOutput<typeof ProductUpdateBody>;

type Draft = Pick<
  ProductRow,
  'content' | 'name' | 'model' | 'upcCode' | 'gtin14' | 'appLogoFilesId'
>;

/** The film of the current header as the product's fields tell it: under its format, null under the other. */
export interface FilmFields {
  readonly mp4File: number | null;
  readonly webmFile: number | null;
}

/** What an update needs to know about files. */
interface KnownFiles {
  readonly film: FilmFields;
  readonly wordsOf: WordsOf;
}

/** The empty draft of a new product. */
export const emptyContent: DraftContent = {
  schemaVersion: 1,
  title: '',
  headers: [],
  currentHeaderId: null,
  sections: [],
  ctas: [],
  locales: ['en'],
  defaultLocale: 'en',
};

/** Columns that change when the update is applied; absent fields keep their value. */
export function applyUpdate(
  draft: Draft,
  update: Update,
  definitions: readonly CompanySection[],
  files: KnownFiles,
): ProductChanges {
  const logo = update.appLogoFile;
  return {
    name: update.name ?? draft.name,
    model: update.model === undefined ? draft.model : (update.model ?? ''),
    ...gtinOf(draft, update.upcCode),
    appLogoFilesId: logo === undefined ? draft.appLogoFilesId : (logo?.filesId ?? null),
    content: applyContent(draft.content, update, definitions, files),
  };
}

/** A whole product sent back with one field changed must not undo itself by its second spelling. */
function applyContent(
  now: DraftContent,
  update: Update,
  definitions: readonly CompanySection[],
  files: KnownFiles,
): DraftContent {
  let next = now;
  const sent = update.unpublishedContent;
  if (sent) {
    const byId = new Map(definitions.map((each) => [each.id, each]));
    const sections = sent.sections.map((section) => {
      const definition = byId.get(section.contentSectionId);
      return definition ? { ...section, values: knownValues(definition, section.values) } : section;
    });
    next = { ...now, title: sent.title, ...sentHeaders(now, sent), sections, ctas: sent.ctas };
  }
  const isTitleSent = update.title !== undefined && (update.title ?? '') !== now.title;
  if (isTitleSent && next.title === now.title) next = { ...next, title: update.title ?? '' };
  next = withChoice(now, next, update);
  const picture = update.imageFile;
  const isPictureSent = picture !== undefined && (picture?.filesId ?? null) !== headerPicture(now);
  const films = filmsSent(update, files.film);
  const media = {
    ...(isPictureSent && { picture: picture?.filesId ?? null }),
    ...(films.length > 0 && { film: films.find((id) => id !== null) ?? null }),
  };
  return withMedia(next, media, files.wordsOf);
}

/** The draft's own word about the current header counts before the product's field. */
function withChoice(now: DraftContent, next: DraftContent, update: Update): DraftContent {
  const id = update.currentHeaderId;
  const inside = update.unpublishedContent?.currentHeaderId;
  const isInside = inside !== undefined && inside !== now.currentHeaderId;
  if (id === undefined || isInside || id === (currentHeader(now)?.id ?? null)) return next;
  return { ...next, currentHeaderId: choiceOf(next.headers, id) };
}

/** Films that the product's own fields name and that are not what is so already; null: taken away. */
export function filmsSent(
  { mp4File, webmFile }: Pick<Update, 'mp4File' | 'webmFile'>,
  now: FilmFields,
): readonly (number | null)[] {
  const changed = (sent: { readonly filesId: number } | null | undefined, was: number | null) =>
    sent === undefined || (sent?.filesId ?? null) === was ? [] : [sent?.filesId ?? null];
  return [...changed(mp4File, now.mp4File), ...changed(webmFile, now.webmFile)];
}

function gtinOf(draft: Draft, typed: string | null | undefined) {
  if (typed === undefined) return { upcCode: draft.upcCode, gtin14: draft.gtin14 };
  if (typed === null || typed === '') return { upcCode: null, gtin14: null };
  const reading = readGtin(typed);
  return { upcCode: typed, gtin14: reading.isValid ? reading.gtin14 : null };
}
