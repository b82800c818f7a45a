/** What looking into a file can tell, and how the helper process is asked. */
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
  /** What it was recognised as. */
  readonly mime: string;
}

/** What the helper process answers; `isAlive` when it takes another file. */
export type InspectAnswer = { readonly isAlive: boolean } & (
  | { readonly found: PdfInfo | FilmInfo | DrawnPicture }
  | { readonly refused: string | null }
);
