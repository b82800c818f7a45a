/** From what a client sent to the next draft, and what is wrong with it; pure, so that every rule can be tested without a database. */
import type { CompanySection, FileType } from '@hangtag/contract/wire/section';
import { choiceOf, currentHeader } from '@hangtag/contract/rules/currentHeader';
import { knownValues } from '@hangtag/contract/rules/sectionValues';
import { readGtin } from '@hangtag/contract/rules/gtin';
import type { DraftContent } from '../db/schema/products.ts';
import type { ProductRow } from './queries.ts';
import type { ProductSummary } from '@hangtag/contract/wire/content';
import { type Errors, checkSections, repeated } from '../content/checkSections.ts';
import { isCountry } from '../support/countries.ts';
import { mayAddToProduct } from '../content/availability.ts';
import { filesInSections } from '../content/sectionFiles.ts';
import type { FileReference } from '../content/fileReferences.ts';
import type { ProductUpdate } from '@hangtag/contract/wire/product';
import {
  type FilmFields,
  type WordsOf,
  checkChoice,
  checkHeaders,
  headerPicture,
  headersFromUpdate,
  withHeaderMedia,
} from './headerMedia.ts';

/** The columns that an update writes: every one, so that a field the update forgets is a type error. */
type Draft = ProductSummary & Pick<ProductRow, 'content' | 'gtin14'>;

/** What an update needs to know about files. */
interface KnownFiles {
  readonly film: FilmFields;
  readonly wordsOf: WordsOf;
}

/** Columns that change when the update is applied; absent fields keep their value. */
export function applyUpdate(
  draft: Draft,
  update: ProductUpdate,
  definitions: readonly CompanySection[],
  files: KnownFiles,
): Draft {
  const logo = update.appLogoFile;
  return {
    name: update.name ?? draft.name,
    model: update.model === undefined ? draft.model : (update.model ?? ''),
    ...gtinOf(draft, update.upcCode),
    countryOfOrigin:
      update.countryOfOrigin === undefined ? draft.countryOfOrigin : update.countryOfOrigin,
    passport: update.passport === undefined ? draft.passport : (update.passport ?? {}),
    appLogoFilesId: logo === undefined ? draft.appLogoFilesId : (logo?.filesId ?? null),
    content: applyContent(draft.content, update, definitions, files),
  };
}

/** A whole product sent back with one field changed must not undo itself by its second spelling. */
function applyContent(
  now: DraftContent,
  update: ProductUpdate,
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
    next = {
      ...now,
      title: sent.title,
      ...headersFromUpdate(now, sent),
      sections,
      ctas: sent.ctas ?? now.ctas,
    };
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
  return withHeaderMedia(next, media, files.wordsOf);
}

/** The draft's own word about the current header counts before the product's field. */
function withChoice(now: DraftContent, next: DraftContent, update: ProductUpdate): DraftContent {
  const id = update.currentHeaderId;
  const inside = update.unpublishedContent?.currentHeaderId;
  const isInside = inside !== undefined && inside !== now.currentHeaderId;
  if (id === undefined || isInside || id === (currentHeader(now)?.id ?? null)) return next;
  return { ...next, currentHeaderId: choiceOf(next.headers, id) };
}

/** Films that the product's own fields name and that are not what is so already; null: taken away. */
export function filmsSent(
  { mp4File, webmFile }: Pick<ProductUpdate, 'mp4File' | 'webmFile'>,
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

/** What decides whether an update is acceptable. */
interface UpdateContext {
  readonly definitions: readonly CompanySection[];
  readonly isPremium: boolean;
  /** The draft before the update: what it contains it may keep. */
  readonly current: DraftContent;
  readonly film: FilmFields;
  /** What is wrong by the schema and by the database. */
  readonly known: Errors;
}

/** Path of the draft in an update. */
export const ROOT = 'unpublishedContent';

/** Everything that is wrong without looking at files. */
export function checkUpdate(update: ProductUpdate, context: UpdateContext): Errors {
  const errors: Errors = { ...context.known };
  const add = (path: string, sentence: string) => (errors[path] ??= []).push(sentence);
  if (update.upcCode) {
    const reading = readGtin(update.upcCode);
    if (!reading.isValid) add('upcCode', reading.message);
  }
  if (update.countryOfOrigin && !isCountry(update.countryOfOrigin)) {
    add('countryOfOrigin', 'Is not a country.');
  }
  if (filmsSent(update, context.film).filter((id) => id !== null).length > 1) {
    add('webmFile', 'A header holds one film. Send it as MP4 or as WebM.');
  }
  const content = update.unpublishedContent;
  // In a draft that could not be read the header may be.
  if (content || !Object.keys(errors).some((path) => path.startsWith(ROOT)))
    checkChoice(update, context.current, add);
  if (!content) return errors;
  for (const at of repeated(content.headers.map((each) => each.id))) {
    add(`${ROOT}.headers.${at}.id`, 'Is used by another header.');
  }
  for (const at of repeated(content.sections.map((each) => each.id))) {
    add(`${ROOT}.sections.${at}.id`, 'Is used by another section.');
  }
  checkHeaders(content, context.current, ROOT, add);
  checkSections(content.sections, errors, {
    path: `${ROOT}.sections`,
    definitions: context.definitions,
    before: context.current.sections,
    mayAdd: (definition) => mayAddToProduct(definition, context.isPremium),
  });
  return errors;
}

/** Every file the update refers to, with the path to name when it is wrong. */
export function filesInUpdate(
  update: ProductUpdate,
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
