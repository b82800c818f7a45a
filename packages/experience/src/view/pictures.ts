/** The picture or film at the head of a page and its addresses. */
import { type Embed, readEmbed } from '@hangtag/contract/rules/embeds';
import type { HeaderMedia } from '@hangtag/contract/wire/content';
import type { PageMedia, PublicPage, Rendition } from '../content/page.ts';
import { activeAssets, applyAsset, applyAssets } from '../reading/applyAssets.ts';

/** What stands at the head: a picture, a film, or a film elsewhere behind a still. */
export interface HeadMedia {
  readonly file: PageMedia | null;
  readonly still: PageMedia | null;
  /** A film at another site. */
  readonly embed: Embed | null;
  /** Empty for decoration. */
  readonly alt: string;
  readonly caption: string | null;
}

type HeadOf = Pick<PublicPage, 'content' | 'media' | 'preview'>;

/** The chosen header, or the first that has something to draw. */
export function headMedia(source: HeadOf): HeadMedia | null {
  const page = applyAssets(source);
  const { headers, currentHeaderId } = page.content;
  const chosen = headers.filter(({ id }) => id === currentHeaderId);
  for (const header of [...chosen, ...headers]) {
    const media = mediaOf(header, page);
    if (media.embed || media.file?.type === 'movie' || isPicture(media.file ?? media.still)) {
      return { ...media, ...wordsOf(header, page, media.file ?? media.still) };
    }
  }
  return null;
}

function mediaOf({ filesId, embedUrl, posterFilesId }: HeaderMedia, page: HeadOf) {
  const file = (id: number | null) =>
    id !== null && Object.hasOwn(page.media, id) ? (page.media[id] ?? null) : null;
  const embed = readEmbed(embedUrl ?? '');
  const asset = activeAssets(page).get(embed?.url ?? '');
  const poster = file(asset?.thumb?.filesId ?? null) ?? file(posterFilesId);
  const still = poster && asset ? applyAsset(poster, asset, page.media) : poster;
  return { file: file(filesId), still, embed };
}

/** What this product says of the file comes first, then the header's words, then the library's. */
function wordsOf(header: HeaderMedia, page: HeadOf, file: PageMedia | null) {
  const asset = activeAssets(page).get(
    header.filesId ?? readEmbed(header.embedUrl ?? '')?.url ?? '',
  );
  const alt = asset?.alt || (header.alt ?? file?.alt ?? page.content.title);
  return { alt: header.decorative ? '' : alt, caption: asset?.caption ?? file?.caption ?? null };
}

/** Is it something an `img` can show? */
export function isPicture(file: PageMedia | null): file is PageMedia {
  return file !== null && file.type === 'image' && file.renditions.length > 0;
}

/** A picture's sizes from narrow to wide. */
export function byWidth(file: PageMedia): readonly Rendition[] {
  return file.renditions.toSorted((one, other) => one.width - other.width);
}

/** The head's picture, or what stands before its film plays. */
export function headPicture(page: HeadOf): PageMedia | null {
  const head = headMedia(page);
  const known = [head?.still ?? null, head?.file ?? null].filter((file) => file !== null);
  return known.find(isPicture) ?? known.find(({ renditions }) => renditions.length > 0) ?? null;
}

/** Address of the largest size of the head picture, as the server gave it. */
export function headPictureUrl(page: HeadOf): string | null {
  const picture = headPicture(page);
  return (picture && byWidth(picture).at(-1)?.url) ?? null;
}

/** What a shared link shows of a picture: its JPEG, or its largest size where it has none. */
export function sharedPicture(picture: PageMedia): Rendition | null {
  return picture.shared ?? byWidth(picture).at(-1) ?? null;
}

/** The address with the page's origin, where it has none. */
export function absolute(url: string, base: string): string {
  return URL.parse(url, base)?.href ?? url;
}
