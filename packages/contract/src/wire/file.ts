/** Files: metadata first, then the bytes to the upload address (F247-F251, D47). */
import * as v from 'valibot';
import { id, text, fileNameOf } from './fields.ts';
import { type Paginator, pageQuery } from './page.ts';
import type { FileType } from './section.ts';

export const fileTypes = ['image', 'movie', 'pdf'] as const satisfies readonly FileType[];

/** Largest body by type, in bytes (D47). */
export const fileLimits: Readonly<Record<FileType, number>> = {
  image: 20 * 1024 * 1024,
  pdf: 50 * 1024 * 1024,
  movie: 500 * 1024 * 1024,
};

/** Media types by type of file, each with the endings its names have; the server looks at the bytes (D47). */
export const fileFormats: Readonly<Record<FileType, Readonly<Record<string, readonly string[]>>>> =
  {
    image: {
      'image/jpeg': ['jpg', 'jpeg'],
      'image/png': ['png'],
      'image/webp': ['webp'],
      'image/avif': ['avif'],
      'image/gif': ['gif'],
      'image/svg+xml': ['svg'],
    },
    movie: { 'video/mp4': ['mp4'], 'video/webm': ['webm'] },
    pdf: { 'application/pdf': ['pdf'] },
  };

const status = v.picklist(['active', 'inactive'], 'Must be active or inactive.');
const optionalText = (max: number) => v.optional(v.nullable(text(max)));

/** `POST /api/files`: announces a file; `inactive` is the default (F183). */
export const FileCreateBody = v.object({
  companyId: id,
  fileName: fileNameOf(255),
  type: v.picklist(fileTypes, 'Must be image, movie or pdf.'),
  fileDescription: optionalText(2000),
  status: v.optional(status, 'inactive'),
  caption: optionalText(500),
  assetName: optionalText(255),
  previewId: v.optional(v.nullable(id)),
  alt: optionalText(500),
  decorative: v.optional(v.boolean()),
});
export type FileCreateBody = v.InferInput<typeof FileCreateBody>;

/** `PUT /api/files/{filesId}`: an absent field keeps its value. */
export const FileUpdateBody = v.object({
  status: v.optional(status),
  caption: optionalText(500),
  name: optionalText(255),
  assetName: optionalText(255),
  fileDescription: optionalText(2000),
  previewId: v.optional(v.nullable(id)),
  companyId: v.optional(id),
  alt: optionalText(500),
  decorative: v.optional(v.boolean()),
});
export type FileUpdateBody = v.InferInput<typeof FileUpdateBody>;

/** `POST /api/files/placeholder` (D32). */
export const PlaceholderBody = v.object({
  companyId: id,
  ratio: v.picklist(['16x9', '1x1'], 'Must be 16x9 or 1x1.'),
});

/** `GET /api/companies/{companyId}/files`. */
export const FileListQuery = v.object({
  ...pageQuery({ max: 1000, default: 50 }),
  status: v.optional(status),
  type: v.optional(v.picklist(fileTypes, 'Must be image, movie or pdf.')),
  /** Only files whose body had this SHA-256 when it was sent: is it in the library already? */
  sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Must be 64 hex digits.'))),
});
export type FileListQuery = v.InferInput<typeof FileListQuery>;

export interface FileAsset {
  readonly filesId: number;
  /** Address of the main rendition; empty until the body was stored. */
  readonly fileUrl: string;
  readonly type: FileType;
  readonly caption: string | null;
  readonly previewId: number | null;
  /** Address of a small rendition for lists, 280 pixels wide. */
  readonly previewUrl: string | null;
  readonly name: string;
  readonly assetName: string;
  readonly status: 'active' | 'inactive';
  readonly companyId: number;
  readonly fileName: string;
  readonly fileDescription: string | null;
  readonly mime: string | null;
  readonly bytes: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Length of a film in milliseconds; null while unknown. */
  readonly durationMs: number | null;
  /** Pages of a PDF; null while unknown. */
  readonly pages: number | null;
  readonly alt: string | null;
  readonly decorative: boolean;
  readonly createdAt: string;
  /** How many places use it: products, in drafts or on published pages, and the company's own. */
  readonly usageCount: number;
}

/** Answer to create and update: where to PUT the body next. */
export interface FileUploadAnswer extends FileAsset {
  readonly uploadUrl: string;
}

/** Answer to the PUT of the body to `uploadUrl`. */
export type FileStoredAnswer = FileAsset;

export interface FilesAnswer {
  readonly assets: Paginator<FileAsset>;
  /** All files of the company, whatever the filter. */
  readonly assetCount: number;
  readonly can: { readonly upload: boolean };
}

/** One place that uses a file. */
export interface FileUse {
  readonly kind: 'product' | 'company' | 'logo' | 'report' | 'cta' | 'badge' | 'association';
  /** Of the product, company, report, call to action or association. */
  readonly id: number;
  readonly name: string;
  readonly place: 'draft' | 'published' | 'both';
}
