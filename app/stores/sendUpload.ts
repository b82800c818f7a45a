import type { FileStoredAnswer } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { createFile, updateFile } from '../api/files.ts';
import { CallFailed } from '../api/problem.ts';
import { uploadBody } from '../api/upload.ts';
import { logFailure } from '../remote/log.ts';

/** An announced file with its upload address. */
export interface PendingUpload {
  readonly filesId: number;
  readonly uploadUrl: string;
  /** When the address was issued, in milliseconds since 1970. */
  readonly at: number;
}

/** An upload and its state so far. */
export interface OutgoingUpload {
  readonly file: File;
  readonly type: FileType;
  readonly status: 'active' | 'inactive';
  /** The company whose library it is for. */
  readonly companyId: number;
  /** Set once the file is announced; a retry sends the content there again. */
  announced: PendingUpload | null;
}

/** An upload address is valid for 15 minutes (D47); an upload that starts later than this requests a new one. */
const FRESH_MS = 12 * 60 * 1000;

/**
 * Announces the file unless it was, sends its content, and requests a new address when the old one has expired [F249].
 */
export async function sendUpload(
  sending: OutgoingUpload,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<FileStoredAnswer> {
  const send = ({ uploadUrl }: PendingUpload) =>
    uploadBody(uploadUrl, sending.file, { signal, onProgress });
  const first = await addressFor(sending);
  signal.throwIfAborted();
  try {
    return await send(first);
  } catch (error) {
    const status = error instanceof CallFailed ? error.problem.status : 0;
    // Another user removed the file meanwhile: the next attempt announces it again.
    if (status === 404) sending.announced = null;
    if (status !== 403) throw error;
    return await send(await renewed(sending, first.filesId));
  }
}

async function addressFor(sending: OutgoingUpload): Promise<PendingUpload> {
  const { file, type, status, companyId, announced } = sending;
  if (announced && Date.now() - announced.at < FRESH_MS) return announced;
  if (announced) return renewed(sending, announced.filesId);
  const body = { companyId, fileName: file.name, type, status };
  sending.announced = { ...pick(await createFile(body)), at: Date.now() };
  return sending.announced;
}

async function renewed(sending: OutgoingUpload, filesId: number): Promise<PendingUpload> {
  sending.announced = { ...pick(await updateFile(filesId, {})), at: Date.now() };
  return sending.announced;
}

const pick = ({ filesId, uploadUrl }: { filesId: number; uploadUrl: string }) => ({
  filesId,
  uploadUrl,
});

/** Saves a frame as its video's poster; a video also works without one. @returns The video, with its poster. */
export async function uploadPoster(
  film: FileStoredAnswer,
  poster: File | null,
  signal: AbortSignal,
): Promise<FileStoredAnswer> {
  if (!poster) return film;
  const { filesId, status, companyId, name } = film;
  const sending: OutgoingUpload = {
    file: poster,
    type: 'image',
    status,
    companyId,
    announced: null,
  };
  try {
    const still = await sendUpload(sending, signal, () => undefined);
    await updateFile(still.filesId, { name: `${name}, a still` });
    return await updateFile(filesId, { previewId: still.filesId });
  } catch (error) {
    logFailure(error);
    return film;
  }
}
