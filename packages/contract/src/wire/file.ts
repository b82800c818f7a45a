/** Files: metadata first, then the bytes to the upload address (F247-F251, D47). */
import * as v from 'valibot';
import { id, text, fileNameOf, requiredName, optionalName } from './fields.ts';
import { type Paginator, pageQuery } from './pagination.ts';
import type { FileType } from './section.ts';

export const fileTypes = ['image', 'movie', 'pdf'] as const satisfies readonly FileType[];

/** A file as the editor of a page or a form needs it. */
export interface ProductFile {
  readonly filesId: number;
  readonly type: FileType;
  readonly fileUrl: string;
  /** Small picture of it: the one chosen as its preview, such as a film's still, else its own. */
  readonly previewUrl: string | null;
  readonly name: string;
  readonly fileName: string;
  readonly bytes: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Set on the picture that a new product begins with: a chosen one takes its place. */
  readonly isPlaceholder?: true;
}

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
/** Most tags of one file, and the longest, in characters. */
export const fileTagLimits = { count: 20, length: 40 } as const;

const tag = requiredName(fileTagLimits.length);
const share = v.pipe(
  v.number('Must be a number from 0 to 1.'),
  v.minValue(0, 'Must be a number from 0 to 1.'),
  v.maxValue(1, 'Must be a number from 0 to 1.'),
);

const optionalText = (max: number) => v.optional(v.nullable(text(max)));
const optionalNameOf = (max: number) => v.optional(v.nullable(optionalName(max)));

/** `POST /api/files`: announces a file; `inactive` is the default (F183). */
export const FileCreateBody = v.object({
  companyId: id,
  fileName: fileNameOf(255),
  type: v.picklist(fileTypes, 'Must be image, movie or pdf.'),
  fileDescription: optionalText(2000),
  status: v.optional(status, 'inactive'),
  caption: optionalText(500),
  assetName: optionalNameOf(255),
  previewId: v.optional(v.nullable(id)),
  alt: optionalText(500),
  decorative: v.optional(v.boolean()),
});
export type FileCreateBody = v.InferInput<typeof FileCreateBody>;

/** `PUT /api/files/{filesId}`: an absent field keeps its value. */
export const FileUpdateBody = v.object({
  status: v.optional(status),
  caption: optionalText(500),
  name: optionalNameOf(255),
  assetName: optionalNameOf(255),
  fileDescription: optionalText(2000),
  previewId: v.optional(v.nullable(id)),
  companyId: v.optional(id),
  alt: optionalText(500),
  decorative: v.optional(v.boolean()),
  /** Where the picture is cropped around; null is its middle. */
  focal: v.optional(v.nullable(v.object({ x: share, y: share }))),
  tags: v.optional(
    v.pipe(
      v.array(tag),
      v.maxLength(fileTagLimits.count, `A file has at most ${fileTagLimits.count} tags.`),
    ),
  ),
});
export type FileUpdateBody = v.InferInput<typeof FileUpdateBody>;

/** `POST /api/files/placeholder` (D32). */
export const PlaceholderBody = v.object({
  companyId: id,
  ratio: v.picklist(['16x9', '1x1'], 'Must be 16x9 or 1x1.'),
});

/** Most files of one bulk action. */
export const FILES_BULK_MAX = 200;

/** `PUT /api/companies/{companyId}/files/bulk`: one action on several files, all or none. */
export const FilesBulkBody = v.variant('action', [
  v.object({
    action: v.picklist(['activate', 'deactivate', 'delete', 'restore']),
    filesIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(FILES_BULK_MAX)),
  }),
  v.object({
    action: v.picklist(['tag', 'untag']),
    filesIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(FILES_BULK_MAX)),
    tag,
  }),
]);
export type FilesBulkBody = v.InferOutput<typeof FilesBulkBody>;

/** What a list of files is sorted by. */
export const fileSorts = [
  'recent',
  'name',
  'type',
  'size',
  'uses',
  'changed',
  'description',
] as const;

export type FileSort = (typeof fileSorts)[number];

/** `GET /api/companies/{companyId}/files`. */
export const FileListQuery = v.object({
  ...pageQuery({ max: 1000, default: 50 }),
  status: v.optional(status),
  type: v.optional(v.picklist(fileTypes, 'Must be image, movie or pdf.')),
  /** Only files that no page, company or call to action uses; without a description; or stored twice. */
  show: v.optional(
    v.picklist(
      ['unused', 'undescribed', 'duplicates'],
      'Must be unused, undescribed or duplicates.',
    ),
  ),
  tag: v.optional(v.pipe(v.string(), v.maxLength(fileTagLimits.length))),
  sort: v.optional(v.picklist(fileSorts, `Must be one of ${fileSorts.join(', ')}.`), 'recent'),
  /** Absent: newest, most and largest first, words by the alphabet. */
  order: v.optional(v.picklist(['asc', 'desc'], 'Must be asc or desc.')),
  /** `none` leaves the library's figures out, which count all of its files. */
  totals: v.optional(v.picklist(['all', 'none'], 'Must be all or none.'), 'all'),
  /** Only files whose body had this SHA-256 when it was sent: is it in the library already? */
  sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Must be 64 hex digits.'))),
});
export type FileListQuery = v.InferInput<typeof FileListQuery>;

/** What the list can be narrowed to. */
export type FileShow = NonNullable<FileListQuery['show']>;

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
  readonly focal: { readonly x: number; readonly y: number } | null;
  readonly tags: readonly string[];
  readonly createdAt: string;
  /** Name of the user who uploaded it; null for programs, former users, and files older than this field. */
  readonly addedBy: string | null;
  /** When its content was stored last; null until it was. */
  readonly changedAt: string | null;
  /** How many places use it: products, in drafts or on published pages, and the company's own. */
  readonly usageCount: number;
  /** For `If-Match`. */
  readonly version?: number;
}

/** Answer to create and update: where to PUT the body next. */
export interface FileUploadAnswer extends FileAsset {
  readonly uploadUrl: string;
}

/** Answer to the PUT of the body to `uploadUrl`. */
export type FileStoredAnswer = FileAsset;

/** Figures of all files of a company, whatever a list is narrowed to. */
export interface FileTotals {
  /** All files of the company. */
  readonly assetCount: number;
  readonly counts: FileCounts;
  /** The company's tags by name. */
  readonly tags: readonly { readonly name: string; readonly count: number }[];
  /** Bytes that were uploaded, by kind too, and the plan's limit; null is no limit. */
  readonly storage: {
    readonly used: number;
    readonly limit: number | null;
    readonly byType: Readonly<Record<FileType, number>>;
  };
}

/** A page of files without the library's figures. */
export interface FilesPage {
  readonly assets: Paginator<FileAsset>;
  readonly can: { readonly upload: boolean };
}

export interface FilesAnswer extends FilesPage, FileTotals {}

/** What a change of files adds to the figures of the library; negative where it takes away. */
export type FileTotalsChange = Omit<FileTotals, 'storage'> & {
  readonly storage: Omit<FileTotals['storage'], 'limit'>;
};

/** Answer to `PUT /api/files/{filesId}`: the changed file, and what that adds to the library's figures. */
export interface FileChangedAnswer extends FileUploadAnswer {
  readonly totalsChange: FileTotalsChange;
}

/** Answer to a change of several files: those that are still there, and what that adds to the library's figures. */
export interface FilesChangedAnswer {
  readonly files: readonly FileAsset[];
  readonly totalsChange: FileTotalsChange;
}

/** How many files there are of each kind. */
export interface FileCounts extends Readonly<Record<FileShow, number>> {
  readonly inactive: number;
  /** What was uploaded, in bytes. */
  readonly bytes: number;
}

/** `PUT /api/companies/{companyId}/files/{filesId}/publish`: the pages that show the file as it is now. */
export interface FilePublishedAnswer {
  readonly pages: number;
}

/** `GET /api/files/{filesId}/usage`. */
export interface FileUsageAnswer {
  readonly uses: readonly FileUse[];
  readonly total: number;
}

/** One place that uses a file. */
export interface FileUse {
  readonly kind: 'product' | 'company' | 'logo' | 'report' | 'cta' | 'badge' | 'association';
  /** Of the product, company, report, call to action or association. */
  readonly id: number;
  readonly name: string;
  readonly place: 'draft' | 'published' | 'both';
  /** Where it stands: pages crop the picture at their head to 4:5, others to a square. */
  readonly frame: 'head' | 'body';
}
