/** A file as it leaves the server. */
import type { FileAsset } from '@hangtag/contract/wire/file';
import { versionOfFile } from './fileVersion.ts';
import type { FileRow } from './queries.ts';
import type { ProductFile } from '@hangtag/contract/wire/file';

type Shown = Pick<FileRow, 'key' | 'mime' | 'renditions' | 'storedAt'>;

const originals: Readonly<Record<string, string>> = {
  'video/mp4': 'original.mp4',
  'video/webm': 'original.webm',
  'application/pdf': 'original.pdf',
};

/** Width of the rendition that lists show, in pixels. */
const PREVIEW_WIDTH = 280;

/** Address of one blob of a file, on this origin. */
export const mediaPath = (key: string, name: string) => `/media/${key}/${name}`;

/** Name in storage of what the file mainly is: the film or document itself, or a picture's largest rendition. */
export function mainName(file: Shown): string | null {
  if (!file.storedAt) return null;
  return originals[file.mime ?? ''] ?? file.renditions.at(-1)?.name ?? null;
}

/** The metadata of one blob of a file; null without one of this name. */
export function blobOf(
  file: FileRow,
  name: string,
): { readonly mime: string; readonly bytes: number } | null {
  if (!file.storedAt) return null;
  const rendition = [...file.renditions, file.shared].find((each) => each?.name === name);
  if (rendition) return { mime: rendition.mime, bytes: rendition.bytes };
  const isOriginal = file.mime !== null && originals[file.mime] === name;
  return isOriginal ? { mime: file.mime ?? '', bytes: file.bytes ?? 0 } : null;
}

/** Address of the file's main body; empty until it was stored. */
export function fileUrlOf(file: Shown): string {
  const name = mainName(file);
  return name ? mediaPath(file.key, name) : '';
}

/** Address of a small picture of the file; null when it has none. */
export function previewUrlOf(file: Shown): string | null {
  const small =
    file.renditions.find((each) => each.width >= PREVIEW_WIDTH) ?? file.renditions.at(-1);
  return file.storedAt && small ? mediaPath(file.key, small.name) : null;
}

interface PresentContext {
  /** Places that use the file. */
  readonly uses: number;
  /** The file chosen as its preview, if there is one. */
  readonly preview: Shown | undefined;
  /** Name of the user who uploaded it; null for nobody known. */
  readonly addedBy: string | null;
}

/** The file on the wire. */
export function presentFile(file: FileRow, { uses, preview, addedBy }: PresentContext): FileAsset {
  return {
    filesId: file.id,
    fileUrl: fileUrlOf(file),
    type: file.type,
    caption: file.caption,
    previewId: preview ? file.previewId : null,
    previewUrl: (preview && previewUrlOf(preview)) ?? previewUrlOf(file),
    name: file.name,
    assetName: file.assetName,
    status: file.status,
    companyId: file.companyId,
    fileName: file.fileName,
    fileDescription: file.fileDescription,
    mime: file.mime,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    durationMs: file.durationMs,
    pages: file.pages,
    alt: file.alt,
    decorative: file.decorative,
    focal: file.focal,
    tags: file.tags,
    createdAt: file.createdAt.toISOString(),
    addedBy,
    changedAt: file.storedAt?.toISOString() ?? null,
    usageCount: uses,
    version: versionOfFile(file),
  };
}

/** Files by id. */
export type FilesById = ReadonlyMap<number, FileRow>;

export const fileAt = (files: FilesById, id: number | null) =>
  id === null ? undefined : files.get(id);

/** The image chosen as its preview, else its own; null for a placeholder, which the app draws in the theme's colours. */
export function smallOf(file: FileRow, previews: FilesById): string | null {
  if (file.placeholder !== null) return null;
  const preview = fileAt(previews, file.previewId);
  return (preview && previewUrlOf(preview)) ?? previewUrlOf(file);
}

/** A file as an editor draws it. */
export function presentProductFile(file: FileRow, previews: FilesById): ProductFile {
  return {
    filesId: file.id,
    type: file.type,
    fileUrl: fileUrlOf(file),
    previewUrl: smallOf(file, previews),
    name: file.name,
    fileName: file.fileName,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    ...(file.placeholder !== null && { isPlaceholder: true }),
  };
}
