/** The headers of a draft: what the product's own fields (`imageFile`, `mp4File`, `webmFile`) say about the current one. */
import { choiceOf, currentHeader } from '@hangtag/contract/rules/currentHeader';
import { embedProblem, readEmbed } from '@hangtag/contract/rules/embeds';
import type { HeaderMedia } from '@hangtag/contract/wire/content';
import type { DraftContent } from '../db/schema/products.ts';
import type { FileRow } from '../files/queries.ts';
import type { ProductUpdate } from '@hangtag/contract/wire/product';

type Sent = NonNullable<ProductUpdate['unpublishedContent']>;

/** The film of the current header as the product's fields tell it: under its format, null under the other. */
export interface FilmFields {
  readonly mp4File: number | null;
  readonly webmFile: number | null;
}

/** What a file says about itself when it becomes the header. */
interface FileWords {
  readonly alt: string | null;
  readonly decorative: boolean;
}

/** Words of a file by its id. */
export type WordsOf = (filesId: number) => FileWords;

/** The words of these files. */
export function wordsOf(files: readonly Pick<FileRow, 'id' | 'alt' | 'decorative'>[]): WordsOf {
  const byId = new Map(files.map((each) => [each.id, each]));
  return (filesId) => {
    const { alt = null, decorative = false } = byId.get(filesId) ?? {};
    return { alt, decorative };
  };
}

/** A film in the two fields that tell it by its format. */
export function filmFields([film]: readonly Pick<FileRow, 'id' | 'mime'>[]): FilmFields {
  const as = (mime: string) => (film?.mime === mime ? film.id : null);
  return { mp4File: as('video/mp4'), webmFile: as('video/webm') };
}

/** A file put in place, null for one taken away, undefined for no change. */
type Change = number | null | undefined;

/** The picture of the current header: itself, or a film's poster. */
export function headerPicture(content: DraftContent): number | null {
  const header = currentHeader(content);
  return header?.type === 'image' ? header.filesId : (header?.posterFilesId ?? null);
}

/** The film file of the current header; null for a picture and for a film elsewhere. */
export function headerFilm(content: DraftContent): number | null {
  const header = currentHeader(content);
  return header?.type === 'movie' ? header.filesId : null;
}

/**
 * The headers as sent, in their kept spelling, and which one is current. Without a word about it the header
 * that is shown stays the shown one; a choice that was removed falls back to the first.
 */
export function headersFromUpdate(
  now: DraftContent,
  sent: Sent,
): Pick<DraftContent, 'headers' | 'currentHeaderId'> {
  const headers = sent.headers.map((header) =>
    header.type === 'image'
      ? { ...header, embedUrl: null, posterFilesId: null }
      : { ...header, embedUrl: readEmbed(header.embedUrl ?? '')?.url ?? null },
  );
  const shown = currentHeader(now)?.id ?? null;
  const wanted = sent.currentHeaderId === undefined ? shown : sent.currentHeaderId;
  return { headers, currentHeaderId: choiceOf(headers, wanted) };
}

/** Puts a picture or a film into the current header: a film keeps the picture as its poster; nothing left is no header. */
export function withHeaderMedia<T extends Pick<DraftContent, 'headers' | 'currentHeaderId'>>(
  content: T,
  { picture, film }: { readonly picture?: Change; readonly film?: Change },
  wordsOf: WordsOf,
): T {
  if (picture === undefined && film === undefined) return content;
  const { headers, currentHeaderId } = content;
  const current = currentHeader(content);
  const next = mediaOf(current, picture, film, wordsOf);
  const isFilm = next.film !== null || next.embedUrl !== null;
  if (!isFilm && next.picture === null) {
    const left = headers.filter((each) => each !== current);
    return { ...content, headers: left, currentHeaderId: choiceOf(left, currentHeaderId) };
  }
  const header: HeaderMedia = {
    id: current?.id ?? 1,
    type: isFilm ? 'movie' : 'image',
    filesId: isFilm ? next.film : next.picture,
    embedUrl: next.embedUrl,
    ...next.words,
    posterFilesId: isFilm ? next.picture : null,
  };
  const replaced = headers.map((each) => (each === current ? header : each));
  return { ...content, headers: current ? replaced : [header] };
}

function mediaOf(
  current: HeaderMedia | undefined,
  picture: Change,
  film: Change,
  wordsOf: WordsOf,
) {
  const wasFilm = current?.type === 'movie';
  const poster = (wasFilm ? current.posterFilesId : current?.filesId) ?? null;
  const next = {
    picture: picture === undefined ? poster : picture,
    film: film === undefined ? (wasFilm ? current.filesId : null) : film,
    embedUrl: film === undefined && wasFilm ? current.embedUrl : null,
  };
  const old = wasFilm ? current.filesId : poster;
  const isFilm = next.film !== null || next.embedUrl !== null;
  const main = isFilm ? next.film : next.picture;
  const isNew = main !== null && main !== old;
  const mediaTexts = { alt: current?.alt ?? null, decorative: current?.decorative ?? false };
  return { ...next, words: isNew ? wordsOf(main) : mediaTexts };
}

type Add = (path: string, sentence: string) => void;

const GONE = 'Is not a header of this draft.';

/** The choice in the product's own field; saying what is shown already is no choice. */
export function checkChoice(update: ProductUpdate, now: DraftContent, add: Add): void {
  const id = update.currentHeaderId;
  if (id === undefined || id === null || id === currentHeader(now)?.id) return;
  const headers = update.unpublishedContent?.headers ?? now.headers;
  if (!headers.some((each) => each.id === id)) add('currentHeaderId', GONE);
}

/** One picture or film each, from the library or from a host we know. @param root Path of the draft. */
export function checkHeaders(sent: Sent, now: DraftContent, root: string, add: Add): void {
  const { headers, currentHeaderId: id = null } = sent;
  // The one shown until now may be among the removed: then the first takes its place.
  const isKnown = id === null || [...headers, currentHeader(now)].some((each) => each?.id === id);
  if (!isKnown) add(`${root}.currentHeaderId`, GONE);
  headers.forEach(({ type, filesId, embedUrl }, at) => {
    const path = `${root}.headers.${at}`;
    if (type === 'image') {
      if (embedUrl !== null) add(`${path}.embedUrl`, 'Only a film can be an address.');
      if (filesId === null) add(`${path}.filesId`, 'Choose a picture.');
      return;
    }
    if (embedUrl !== null && readEmbed(embedUrl) === null) add(`${path}.embedUrl`, embedProblem);
    if (embedUrl !== null && filesId !== null)
      add(`${path}.embedUrl`, 'Choose a film or give its address, not both.');
    if (embedUrl === null && filesId === null)
      add(`${path}.filesId`, 'Choose a film or give its address.');
  });
}
