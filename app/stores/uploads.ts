import type { FileAsset } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { proxy, ref, snapshot, useSnapshot } from 'valtio';
import { deleteFile } from '../api/files.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { markOffline, onReconnect } from './connection.ts';
import { refreshGallery } from './files.ts';
import { drawPoster } from './poster.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';
import { createLimiter } from './limiter.ts';
import { findDuplicate, refusalOf } from './uploadChecks.ts';
import { sendUpload, uploadPoster, type OutgoingUpload } from './sendUpload.ts';

/** One file on its way. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly type: FileType;
  /** Whose library it is for. */
  readonly companyId: number;
  /** Address of the file as this browser holds it; null for what is no picture. */
  readonly localUrl: string | null;
  readonly bytes: number;
  /** How much of it has left, 0 to 1. */
  readonly share: number;
  /**
   * `refused` will not be sent, or not again, because that would change nothing; `duplicate` waits for the person, because the library has the same file;
   * `finishing` has arrived and gets its poster and its place in the gallery.
   */
  readonly phase: 'waiting' | 'sending' | 'finishing' | 'duplicate' | 'refused' | 'failed';
  /** Why it failed or was refused, as a sentence. */
  readonly sentence: string | null;
  readonly problem: Problem | null;
  /** The same file in the library. */
  readonly duplicate: FileAsset | null;
}

/** Browser objects stand beside the proxy: inside it they throw "Illegal invocation". */
interface PendingFile extends OutgoingUpload {
  controller: AbortController;
  /** Is it sent although the library has the same file? */
  isWanted: boolean;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** More at once would only make each of them slower. */
const AT_ONCE = 3;

const state = proxy<{ uploads: Writable<Upload>[] }>({ uploads: [] });
const pendingFiles = new Map<string, PendingFile>();
const runLimited = createLimiter(AT_ONCE);

/** Files on their way, for a component. */
export const useUploads = (): readonly Upload[] => useSnapshot(state).uploads as readonly Upload[];

/** Files on their way, as they are now. */
export const currentUploads = (): readonly Upload[] => snapshot(state).uploads as readonly Upload[];

/**
 * Starts to send files; the promise gives the id of each that arrived.
 * @param companyId Whose library they are for. @default the own company's
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

/** Would the server say the same of the same bytes again? */
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
      // Uploads do not pass the calls that the connection is judged by.
      if (problem.code === 'unreachable') markOffline();
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
  // Drawn while the film is on its way.
  const poster = type === 'movie' ? drawPoster(own.file) : null;
  const stored = await sendUpload(own, signal, (share) => (upload.share = share));
  upload.phase = 'finishing';
  if (poster) await uploadPoster(stored, await poster, signal);
  // The tile stays until the file itself is there to take its place.
  await refreshGallery(own);
  forget(key);
  return stored.filesId;
}

/** Sends a failed file again. */
export function retryUpload(key: string): Promise<number | null> {
  const own = pendingFiles.get(key);
  if (own) own.controller = new AbortController();
  return send(key);
}

/** Sends a file although the library has the same one. */
export function uploadAnyway(key: string): Promise<number | null> {
  const own = pendingFiles.get(key);
  if (own) own.isWanted = true;
  return send(key);
}

/** Stops a file, or puts one away that is not sent; what the server had announced of it goes too. */
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

// They go on wherever in the app the person is; only the page's end would stop them.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (isUnderWay()) event.preventDefault();
});
