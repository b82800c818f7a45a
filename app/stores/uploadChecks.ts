import { type FileAsset, fileFormats, fileLimits } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { listFiles } from '../api/files.ts';

const wrongType: Readonly<Record<FileType, string>> = {
  image: 'This is not a picture. Choose JPG, PNG, WebP, AVIF, GIF or SVG.',
  movie: 'This is not a video that browsers play. Choose MP4 or WebM.',
  pdf: 'This is not a PDF.',
};

const nouns: Readonly<Record<FileType, string>> = {
  image: 'A picture',
  movie: 'A video',
  pdf: 'A PDF',
};

/** Why a file is rejected before sending, as a sentence; null when the server should decide. */
export function refusalOf(
  { name, size, type: mime }: Pick<File, 'name' | 'size' | 'type'>,
  type: FileType,
): string | null {
  const formats = fileFormats[type];
  // A browser leaves the type of an unknown format empty, so the extension decides.
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const isKnown = mime ? mime in formats : Object.values(formats).flat().includes(ending);
  if (!isKnown) return wrongType[type];
  if (size === 0) return 'This file is empty.';
  if (size <= fileLimits[type]) return null;
  return `This file is too large. ${nouns[type]} may have ${fileLimits[type] / 1024 ** 2} MB.`;
}

/** Larger files are not compared, because a browser hashes a file in memory. */
const MAX_DIGESTED = 64 * 1024 ** 2;

/** SHA-256 of a file as hex; null for large files and without browser support. */
export async function fingerprintOf(file: File): Promise<string | null> {
  // Only available on https and on this computer.
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle || file.size > MAX_DIGESTED) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The library that a file is for. */
interface Place {
  readonly type: FileType;
  readonly status: 'active' | 'inactive';
  readonly companyId: number;
}

/** The identical file of the library; null without one or after a failure. */
export async function findDuplicate(
  file: File,
  { type, status, companyId }: Place,
): Promise<FileAsset | null> {
  const sha256 = await fingerprintOf(file);
  if (sha256 === null) return null;
  const query = { type, status, sha256, size: '1' };
  const found = await listFiles(companyId, query).catch(() => null);
  return found?.assets.data[0] ?? null;
}
