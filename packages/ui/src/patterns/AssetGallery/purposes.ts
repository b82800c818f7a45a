import { fileFormats } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { plural } from '../../support/count.ts';
import type { GalleryPurpose, HeaderType } from './types.ts';

/** Titles, letter for letter as specified [F099-F102]. */
export const galleryTitles: Readonly<Record<GalleryPurpose, string>> = {
  image: 'Select Image',
  video: 'Select Video',
  header: 'Select Header Media',
  pdf: 'Select PDF',
};

/** What the gallery says about one kind of file. */
export interface Kind {
  readonly one: string;
  readonly many: string;
  /** Formats, as people name them. */
  readonly formats: string;
  /** Media types the chooser offers. */
  readonly accept: readonly string[];
}

/** Words and formats by kind of file. */
export const kinds: Readonly<Record<FileType, Kind>> = {
  image: {
    one: 'image',
    many: 'images',
    formats: 'JPG, PNG, WebP, AVIF, GIF or SVG',
    accept: Object.keys(fileFormats.image),
  },
  movie: {
    one: 'video',
    many: 'videos',
    formats: 'MP4 or WebM',
    accept: Object.keys(fileFormats.movie),
  },
  pdf: { one: 'PDF', many: 'PDFs', formats: 'PDF', accept: Object.keys(fileFormats.pdf) },
};

/** How many files there are: "46 images"; "5 of 46 images" while a search has `found` so many. */
export function countWords(type: FileType, all: number, found: number | null): string {
  const words = plural(all, kinds[type].one, kinds[type].many);
  return found === null ? words : `${found} of ${words}`;
}

/** The kind of file a purpose asks for. */
export function fileTypeOf(purpose: GalleryPurpose, headerType: HeaderType): FileType {
  if (purpose === 'header') return headerType;
  return purpose === 'video' ? 'movie' : purpose;
}
