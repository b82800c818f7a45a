import { readEmbed } from '@hangtag/contract/rules/embeds';
import type { AssetCss, HeaderMedia, ProductAsset } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/product';

/** A header with its file, as the list draws it. */
export interface HeaderEntry {
  /** Tells its row from the others. */
  readonly id: string;
  readonly header: HeaderMedia;
  /** Its file; null for a film elsewhere, and for a file that is gone. */
  readonly file: ProductFile | null;
  /** Picture in the list: its own or a film's poster; null while there is none. */
  readonly previewUrl: string | null;
  /** "harvest.jpg", "Film at YouTube". */
  readonly name: string;
}

/** Joins headers to their files; the same header gives the same entry, so that its row is kept. */
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

/** What is known of a header beside its name: "Described.", "No poster yet." */
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

/** What stands on the page until a film plays while no poster is chosen: a still of it; null while it has none. */
export function fallbackPosterOf({ header, file }: HeaderEntry): ProductFile | null {
  if (header.type !== 'movie' || !file?.previewUrl) return null;
  const unknown = { bytes: null, width: null, height: null } as const;
  return { ...file, ...unknown, type: 'image', fileName: 'A still of the film' };
}

/** How a picture sits in its frame. */
export type Framing = Required<Pick<AssetCss, 'fit' | 'focal'>>;

/** How the product frames a file: the middle, filling the frame, until somebody says otherwise. */
export function framingOf(assets: readonly ProductAsset[], filesId: number): Framing {
  const own = assets.find(
    ({ media, status }) => status === 'active' && 'filesId' in media && media.filesId === filesId,
  );
  return { fit: own?.css.fit ?? 'cover', focal: own?.css.focal ?? { x: 0.5, y: 0.5 } };
}
