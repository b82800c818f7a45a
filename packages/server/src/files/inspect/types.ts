/** What looking into a film or a document can tell; every part of it may stay unknown. */

/** A page as pixels: four bytes each, red, green, blue, alpha. */
export interface DrawnPage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PdfInfo {
  readonly pages: number;
  /** Its first page. */
  readonly picture: DrawnPage;
}

export interface FilmInfo {
  readonly durationMs: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A file to look into, as the thread is told. */
export type InspectRequest = { readonly kind: 'pdf' | 'film'; readonly file: string };
