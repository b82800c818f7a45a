/** The results of inspecting a file, and the messages of the helper process. */
import type { DrawnPicture } from './pictures.ts';

export interface PdfInfo {
  readonly pages: number;
  /** Its first page. */
  readonly picture: DrawnPicture;
}

/** Some pages of a PDF as PNG pictures in shades of grey, in the order that they were asked for. */
export interface PdfPages {
  readonly pictures: readonly Uint8Array[];
}

/** Every part may stay unknown. */
export interface FilmInfo {
  readonly durationMs: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A file to look into. */
export interface InspectRequest {
  readonly kind: 'pdf' | 'pdfPages' | 'film' | 'picture';
  /** Its path. */
  readonly file: string;
  /** The detected media type. */
  readonly mime: string;
  /** The pages that are drawn, counted from 0; of `pdfPages` only. */
  readonly pages?: readonly number[];
}

/** The helper process's answer; `isAlive` when it takes another file. */
export type InspectAnswer = { readonly isAlive: boolean } & (
  | { readonly found: PdfInfo | PdfPages | FilmInfo | DrawnPicture }
  | { readonly refused: string | null }
);
