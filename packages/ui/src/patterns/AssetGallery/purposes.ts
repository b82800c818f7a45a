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

/** The gallery's texts and formats for one kind of file. */
export interface Kind {
  readonly one: string;
  readonly many: string;
  /** Formats by their common names. */
  readonly formats: string;
  /** Media types the chooser offers. */
  readonly accept: readonly string[];
}

/** Texts and formats by kind of file. */
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

/** The number of files as text: "46 images", or "5 of 46 images" with a search. */
export function countWords(type: FileType, all: number, found: number | null): string {
  const words = plural(all, kinds[type].one, kinds[type].many);
  return found === null ? words : `${found} of ${words}`;
}

/** The kind of file that a purpose asks for. */
export function fileTypeOf(purpose: GalleryPurpose, headerType: HeaderType): FileType {
  if (purpose === 'header') return headerType;
  return purpose === 'video' ? 'movie' : purpose;
}
