/** Detects an upload's real type by its first bytes; the client's claim is ignored. */
import { open } from 'node:fs/promises';
import type { FileType } from '@hangtag/contract/wire/section';
import { fileTypeFromFile } from 'file-type';
import { hasTrack } from './mp4.ts';

/** A body that was recognised. */
export interface Sniffed {
  readonly type: FileType;
  readonly mime: string;
  /** Without the dot. */
  readonly extension: string;
}

const known: Readonly<Record<string, Sniffed>> = Object.fromEntries(
  (
    [
      ['image', 'image/jpeg', 'jpg'],
      ['image', 'image/png', 'png'],
      ['image', 'image/webp', 'webp'],
      ['image', 'image/avif', 'avif'],
      ['image', 'image/gif', 'gif'],
      ['image', 'image/svg+xml', 'svg'],
      ['movie', 'video/mp4', 'mp4'],
      ['movie', 'video/webm', 'webm'],
      ['pdf', 'application/pdf', 'pdf'],
    ] as const
  ).map(([type, mime, extension]) => [mime, { type, mime, extension }]),
);

/** The accepted formats by type, as a sentence of the error message. */
const acceptedSentences: Readonly<Record<FileType, string>> = {
  image: 'This is not a picture. Send a JPEG, PNG, WebP, AVIF, GIF or SVG file.',
  movie: 'This is not a film that browsers play. Send an MP4 or WebM file.',
  pdf: 'This is not a PDF file.',
};

/** Recognises the file; null when it is nothing we keep. */
export async function sniff(file: string): Promise<Sniffed | null> {
  const found = await fileTypeFromFile(file);
  if (found?.mime === 'video/mp4' && !(await hasTrack(file))) return null;
  if (found && known[found.mime]) return known[found.mime] ?? null;
  const isText = !found || found.mime === 'application/xml';
  return isText && (await startsAsSvg(file)) ? (known['image/svg+xml'] ?? null) : null;
}

/** Why an upload is rejected, as a sentence; an SVG with its own DTD gets a specific one. */
export async function unknownFileMessage(file: string, type: FileType): Promise<string> {
  const prolog = /^\uFEFF?(?:<\?xml[^>]*>|<!--(?:(?!-->)[^])*-->|\s)*<!DOCTYPE\s+svg[^>]*\[/i;
  return type === 'image' && prolog.test(await headOf(file))
    ? 'This SVG has a DOCTYPE with definitions of its own, which is not accepted. Save it as plain SVG.'
    : acceptedSentences[type];
}

async function startsAsSvg(file: string): Promise<boolean> {
  const prolog =
    /^\uFEFF?(?:<\?xml[^>]*>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s+svg[^>[]*>|\s)*<svg[\s>]/i;
  return prolog.test(await headOf(file));
}

/** The start of a text. */
async function headOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
