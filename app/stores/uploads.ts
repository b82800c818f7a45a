import type { FileAsset } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { proxy, ref, snapshot, useSnapshot } from 'valtio';
import { deleteFile } from '../api/files.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { markUnreachable, onReconnect } from './connection.ts';
import { refreshGallery } from './files.ts';
import { drawPoster } from './poster.ts';
import { showUploaded } from './library.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';
import { createLimiter } from './limiter.ts';
import { findDuplicate, refusalOf } from './uploadChecks.ts';
import { sendUpload, uploadPoster, type OutgoingUpload } from './sendUpload.ts';

/** One upload. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly type: FileType;
  /** The company whose library it is for. */
  readonly companyId: number;
  /** The stored file, once its body has arrived; null before. */
  readonly filesId: number | null;
  /** Object URL of the image; null for other files. */
  readonly localUrl: string | null;
  readonly bytes: number;
  /** Progress from 0 to 1. */
  readonly share: number;
  /**
   * `refused` is rejected for good; `duplicate` waits for the user's decision, because the library has an identical
   * file; `finishing` is uploaded and gets its poster and its gallery entry.
   */
  readonly phase: 'waiting' | 'sending' | 'finishing' | 'duplicate' | 'refused' | 'failed';
  /** Why it failed or was rejected, as a sentence. */
  readonly sentence: string | null;
  readonly problem: Problem | null;
  /** The identical file of the library. */
  readonly duplicate: FileAsset | null;
}

/** Browser objects are stored outside the proxy: inside it they throw "Illegal invocation". */
interface PendingFile extends OutgoingUpload {
  controller: AbortController;
  /** Whether it is sent although the library has an identical file. */
  isWanted: boolean;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** More parallel uploads only slow each other down. */
const AT_ONCE = 3;

const state = proxy<{ uploads: Writable<Upload>[] }>({ uploads: [] });
const pendingFiles = new Map<string, PendingFile>();
const runLimited = createLimiter(AT_ONCE);

/** The uploads, for a component. */
export const useUploads = (): readonly Upload[] => useSnapshot(state).uploads as readonly Upload[];

/** The uploads whose file a list does not show yet: another upload's refresh may have brought it. */
export const unlisted = (
  uploads: readonly Upload[],
  listed: readonly Pick<FileAsset, 'filesId'>[],
): readonly Upload[] =>
  uploads.filter((upload) => !listed.some(({ filesId }) => filesId === upload.filesId));

/** The current uploads. */
export const currentUploads = (): readonly Upload[] => snapshot(state).uploads as readonly Upload[];

/**
 * Starts uploads; the promise resolves to the ids of the uploaded files.
 * @param companyId The company whose library they are for. @default the user's own
 */
export async function uploadFiles(
  files: readonly File[],
  type: FileType,
  status: 'active' | 'inactive',
  companyId = currentCompanyId(),
): Promise<readonly number[]> {
  const place = { type, status, companyId };
  const sent = await Promise.all(files.map((file) => send(add(file, place))));
  return sent.filter((filesId) => filesId !== null);
}

function add(file: File, place: Pick<PendingFile, 'type' | 'status' | 'companyId'>): string {
  const { type, companyId } = place;
  const key = crypto.randomUUID();
  const sentence = refusalOf(file, type);
  const isShown = type === 'image' && sentence === null;
  const controller = new AbortController();
  pendingFiles.set(key, { file, ...place, controller, announced: null, isWanted: false });
  state.uploads.push({
    key,
    name: file.name,
    type,
    companyId,
    filesId: null,
    localUrl: isShown ? URL.createObjectURL(file) : null,
    bytes: file.size,
    share: 0,
    phase: sentence === null ? 'waiting' : 'refused',
    sentence,
    problem: null,
    duplicate: null,
  });
  return key;
}

/** Whether a retry of the same file would fail again. */
const isFinal = ({ code }: Problem) =>
  code === 'invalid' || code === 'too_large' || code === 'wrong_type';

const find = (key: string) => state.uploads.find((each) => each.key === key);

async function send(key: string): Promise<number | null> {
  const upload = find(key);
  if (!upload || upload.phase === 'refused') return null;
  Object.assign(upload, {
    phase: 'waiting',
    share: 0,
    sentence: null,
    problem: null,
    duplicate: null,
  });
  return runLimited(async () => {
    const own = pendingFiles.get(key);
    if (!own) return null;
    try {
      return await sendNow(upload, own);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      logFailure(error);
      const problem = toProblem(error);
      // Uploads use XHR, so the call observer does not see them.
      if (problem.code === 'unreachable') markUnreachable();
      const sentence = problem.message;
      const phase = isFinal(problem) ? 'refused' : 'failed';
      Object.assign(upload, { phase, share: 0, sentence, problem: ref(problem) });
      return null;
    }
  });
}

async function sendNow(upload: Writable<Upload>, own: PendingFile): Promise<number | null> {
  const { signal } = own.controller;
  const { key, type } = upload;
  upload.phase = 'sending';
  const duplicate = own.isWanted || own.announced ? null : await findDuplicate(own.file, own);
  signal.throwIfAborted();
  if (duplicate) {
    Object.assign(upload, { phase: 'duplicate', duplicate: ref(duplicate) });
    return null;
  }
  // Runs while the video is being uploaded.
  const poster = type === 'movie' ? drawPoster(own.file) : null;
  const stored = await sendUpload(own, signal, (share) => (upload.share = share));
  Object.assign(upload, { phase: 'finishing', filesId: stored.filesId });
  const shown = poster ? await uploadPoster(stored, await poster, signal) : stored;
  // The tile stays until the gallery and the library show the file.
  await refreshGallery(own);
  showUploaded(shown);
  forget(key);
  return stored.filesId;
}

/** Retries a failed upload. */
export function retryUpload(key: string): Promise<number | null> {
  const own = pendingFiles.get(key);
  if (own) own.controller = new AbortController();
  return send(key);
}

/** Uploads a file although the library has an identical one. */
export function uploadAnyway(key: string): Promise<number | null> {
  const own = pendingFiles.get(key);
  if (own) own.isWanted = true;
  return send(key);
}

/** Cancels an upload, or dismisses a rejected one; also deletes the announced file. */
export function cancelUpload(key: string): void {
  const own = pendingFiles.get(key);
  own?.controller.abort();
  if (own?.announced) void deleteFile(own.announced.filesId).catch(logFailure);
  forget(key);
}

function forget(key: string): void {
  const localUrl = find(key)?.localUrl;
  if (localUrl) URL.revokeObjectURL(localUrl);
  state.uploads = state.uploads.filter((each) => each.key !== key);
  pendingFiles.delete(key);
}

onOwnerChange(() => {
  for (const key of pendingFiles.keys()) cancelUpload(key);
});

onReconnect(() => {
  const lost = state.uploads.filter(({ problem }) => problem?.code === 'unreachable');
  for (const { key } of lost) void retryUpload(key);
});

const isUnderWay = () =>
  state.uploads.some(({ phase }) => ['waiting', 'sending', 'finishing'].includes(phase));

// Uploads continue across the app's screens; only leaving the page would stop them.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (isUnderWay()) event.preventDefault();
});
