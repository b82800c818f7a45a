/** The results of inspecting a file, and the messages of the helper process. */
import type { DrawnPicture } from './pictures.ts';

export interface PdfInfo {
  readonly pages: number;
  /** Its first page. */
  readonly picture: DrawnPicture;
}

/** Every part may stay unknown. */
export interface FilmInfo {
  readonly durationMs: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A file to look into. */
export interface InspectRequest {
  readonly kind: 'pdf' | 'film' | 'picture';
  /** Its path. */
  readonly file: string;
  /** The detected media type. */
  readonly mime: string;
}

/** The helper process's answer; `isAlive` when it takes another file. */
export type InspectAnswer = { readonly isAlive: boolean } & (
  | { readonly found: PdfInfo | FilmInfo | DrawnPicture }
  | { readonly refused: string | null }
);
