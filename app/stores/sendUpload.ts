import type { FileStoredAnswer } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { createFile, updateFile } from '../api/files.ts';
import { CallFailed } from '../api/problem.ts';
import { uploadBody } from '../api/upload.ts';
import { logFailure } from '../remote/log.ts';

/** A file as it was announced, and where its body goes. */
export interface PendingUpload {
  readonly filesId: number;
  readonly uploadUrl: string;
  /** When the address was given, in milliseconds since 1970. */
  readonly at: number;
}

/** What is sent, and what is known of it so far. */
export interface OutgoingUpload {
  readonly file: File;
  readonly type: FileType;
  readonly status: 'active' | 'inactive';
  /** Whose library it is for. */
  readonly companyId: number;
  /** Set once the file was announced; a second try sends the body there again. */
  announced: PendingUpload | null;
}

/** An address is good for 15 minutes (D47); a body that starts later than this gets a new one first. */
const FRESH_MS = 12 * 60 * 1000;

/** Announces the file unless it was, sends its body, and asks for a new address where the old one is over [F249]. */
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
    // Somebody removed the file meanwhile: the next try announces it anew.
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

/** Makes a still the picture of its film; a film without one is a film all the same. */
export async function uploadPoster(
  film: FileStoredAnswer,
  poster: File | null,
  signal: AbortSignal,
): Promise<void> {
  if (!poster) return;
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
    await updateFile(filesId, { previewId: still.filesId });
  } catch (error) {
    logFailure(error);
  }
}
