import { readEmbed } from '@hangtag/contract/rules/embeds';
import type { AssetCss, HeaderMedia, ProductAsset } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/file';

/** A header with its file, as the list shows it. */
export interface HeaderEntry {
  /** The key of its row. */
  readonly id: string;
  readonly header: HeaderMedia;
  /** Its file; null for an embedded video and for a deleted file. */
  readonly file: ProductFile | null;
  /** Its thumbnail: the picture or the video's poster; null without one. */
  readonly previewUrl: string | null;
  /** "harvest.jpg", "Film at YouTube". */
  readonly name: string;
}

/** Joins headers with their files; the same header returns the same entry, so that its row is not rendered again. */
export function entriesWith(files: readonly ProductFile[]): (header: HeaderMedia) => HeaderEntry {
  const byId = new Map(files.map((file) => [file.filesId, file]));
  const fileOf = (id: number | null) => (id === null ? null : (byId.get(id) ?? null));
  const made = new WeakMap<HeaderMedia, HeaderEntry>();
  return (header) => {
    const known = made.get(header);
    if (known) return known;
    const file = fileOf(header.filesId);
    const poster = fileOf(header.posterFilesId);
    const entry: HeaderEntry = {
      id: String(header.id),
      header,
      file,
      previewUrl: poster?.previewUrl ?? file?.previewUrl ?? null,
      name: file?.fileName ?? elsewhere(header),
    };
    made.set(header, entry);
    return entry;
  };
}

function elsewhere({ embedUrl, type }: HeaderMedia): string {
  const embed = embedUrl === null ? null : readEmbed(embedUrl);
  if (embed) return `Film at ${embed.host}`;
  return type === 'image' ? 'Picture' : 'Film';
}

/** The note below a header's name: "Described.", "No poster yet." */
export function noteOf({ header, file }: HeaderEntry): string {
  if (header.embedUrl !== null) return header.embedUrl.replace(/^https?:\/\/(www\.)?/, '');
  if (header.type === 'movie') {
    if (header.posterFilesId !== null) return 'Poster set.';
    return file?.previewUrl ? 'A still of the film is its poster.' : 'No poster yet.';
  }
  const size = file?.width && file.height ? `${file.width} × ${file.height}. ` : '';
  if (header.decorative) return `${size}Decorative.`;
  return `${size}${header.alt ? 'Described.' : 'Not described yet.'}`;
}

/** The frame of a video that the page shows while no poster is chosen; null without one. */
export function fallbackPosterOf({ header, file }: HeaderEntry): ProductFile | null {
  if (header.type !== 'movie' || !file?.previewUrl) return null;
  const unknown = { bytes: null, width: null, height: null } as const;
  return { ...file, ...unknown, type: 'image', fileName: 'A still of the film' };
}

/** The framing of a picture. */
export type Framing = Required<Pick<AssetCss, 'fit' | 'focal'>>;

/** The product's framing of a file; centred and filling the frame by default. */
export function framingOf(assets: readonly ProductAsset[], filesId: number): Framing {
  const own = assets.find(
    ({ media, status }) => status === 'active' && 'filesId' in media && media.filesId === filesId,
  );
  return { fit: own?.css.fit ?? 'cover', focal: own?.css.focal ?? { x: 0.5, y: 0.5 } };
}
