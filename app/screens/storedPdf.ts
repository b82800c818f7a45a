import type { ProductFile } from '@hangtag/contract/wire/product';

/** What an item tells of its PDF. */
interface PdfOfItem {
  readonly filesId: number | null;
  readonly file?: {
    readonly name: string;
    readonly fileUrl: string;
    readonly bytes?: number | null;
  };
}

/** The PDF of a report or a call to action as its form holds it; null without one. */
export const storedPdf = ({ filesId, file }: PdfOfItem): ProductFile | null =>
  file && filesId !== null
    ? {
        filesId,
        type: 'pdf',
        fileUrl: file.fileUrl,
        previewUrl: null,
        name: file.name,
        fileName: file.name,
        bytes: file.bytes ?? null,
        width: null,
        height: null,
      }
    : null;
