/** The picture at the head of a page and its addresses. */
import type { PageMedia, PublicPage, Rendition } from '../page.ts';

/** What stands at the head: a picture, a film, or a film elsewhere behind a still. */
export interface HeadMedia {
  readonly file: PageMedia | null;
  readonly still: PageMedia | null;
  readonly embedUrl: string | null;
  /** Empty for decoration. */
  readonly alt: string;
}

/** The first header that has something to draw. */
export function headMedia(page: Pick<PublicPage, 'content' | 'media'>): HeadMedia | null {
  const file = (id: number | null) =>
    id !== null && Object.hasOwn(page.media, id) ? (page.media[id] ?? null) : null;
  for (const header of page.content.headers) {
    const media = { file: file(header.filesId), still: file(header.posterFilesId) };
    const isDrawable = media.file?.type === 'movie' || [media.file, media.still].some(isPicture);
    if (!isDrawable) continue;
    const words = header.alt ?? (media.file ?? media.still)?.alt ?? page.content.title;
    return { ...media, embedUrl: header.embedUrl, alt: header.decorative ? '' : words };
  }
  return null;
}

/** Is it something an `img` can show? */
export function isPicture(file: PageMedia | null): file is PageMedia {
  return file !== null && file.type === 'image' && file.renditions.length > 0;
}

/** A picture's sizes from narrow to wide. */
export function byWidth(file: PageMedia): readonly Rendition[] {
  return file.renditions.toSorted((one, other) => one.width - other.width);
}

/** Address of the largest size of the head picture, as the server gave it. */
export function headPictureUrl(page: Pick<PublicPage, 'content' | 'media'>): string | null {
  const head = headMedia(page);
  const picture = [head?.file ?? null, head?.still ?? null].find(isPicture);
  return (picture && byWidth(picture).at(-1)?.url) ?? null;
}

/** The address with the page's origin, where it has none. */
export function absolute(url: string, base: string): string {
  return URL.parse(url, base)?.href ?? url;
}
