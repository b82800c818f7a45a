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

/** Why a file need not be sent at all, as a sentence; null when the server should look at it. */
export function refusalOf(
  { name, size, type: mime }: Pick<File, 'name' | 'size' | 'type'>,
  type: FileType,
): string | null {
  const formats = fileFormats[type];
  // A browser that does not know a format leaves its type empty; the name then has to do.
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const isKnown = mime ? mime in formats : Object.values(formats).flat().includes(ending);
  if (!isKnown) return wrongType[type];
  if (size === 0) return 'This file is empty.';
  if (size <= fileLimits[type]) return null;
  return `This file is too large. ${nouns[type]} may have ${fileLimits[type] / 1024 ** 2} MB.`;
}

/** Larger files are not compared: a browser can only digest what it holds in memory. */
const MAX_DIGESTED = 64 * 1024 ** 2;

/** SHA-256 of a file as hex; null where that is too much or the browser does not offer it. */
export async function fingerprintOf(file: File): Promise<string | null> {
  // Offered on https and on this computer only.
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle || file.size > MAX_DIGESTED) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Which library a file is for. */
interface Place {
  readonly type: FileType;
  readonly status: 'active' | 'inactive';
  readonly companyId: number;
}

/** The file of the library that has the very same bytes; null when there is none or it could not be asked. */
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
