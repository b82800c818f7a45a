import { fileLimits } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { proxy, ref, snapshot, useSnapshot } from 'valtio';
import { createFile, deleteFile } from '../api/files.ts';
import { CallFailed, ownProblem, type Problem, toProblem } from '../api/problem.ts';
import { uploadBody } from '../api/upload.ts';
import { logFailure } from '../remote/log.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

/** One file on its way. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly type: FileType;
  /** Address of the file as this browser holds it; null for what is no picture. */
  readonly localUrl: string | null;
  /** 0 to 1. */
  readonly share: number;
  readonly phase: 'sending' | 'failed';
  readonly problem: Problem | null;
}

/** Browser objects stand beside the proxy: inside it they throw "Illegal invocation". */
interface Held {
  readonly file: File;
  readonly status: 'active' | 'inactive';
  controller: AbortController;
  /** Set once the file was announced; a second try sends the body there again. */
  announced: { readonly filesId: number; readonly uploadUrl: string } | null;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const state = proxy<{ uploads: Writable<Upload>[] }>({ uploads: [] });
const held = new Map<string, Held>();

/** Files on their way, for a component. */
export const useUploads = (): readonly Upload[] => useSnapshot(state).uploads as readonly Upload[];

/** Files on their way, as they are now. */
export const currentUploads = (): readonly Upload[] => snapshot(state).uploads as readonly Upload[];

/** Starts to send files; the promise gives the id of each that arrived. */
export async function uploadFiles(
  files: readonly File[],
  type: FileType,
  status: 'active' | 'inactive',
): Promise<readonly number[]> {
  const sent = await Promise.all(
    files.map((file) => {
      const key = crypto.randomUUID();
      const localUrl = type === 'image' ? URL.createObjectURL(file) : null;
      held.set(key, { file, status, controller: new AbortController(), announced: null });
      const { name } = file;
      state.uploads.push({ key, name, type, localUrl, share: 0, phase: 'sending', problem: null });
      return send(key);
    }),
  );
  return sent.filter((filesId) => filesId !== null);
}

async function send(key: string): Promise<number | null> {
  const upload = state.uploads.find((each) => each.key === key);
  const own = held.get(key);
  if (!upload || !own) return null;
  upload.phase = 'sending';
  try {
    if (own.file.size > fileLimits[upload.type]) throw new CallFailed(ownProblem('too_large', 413));
    own.announced ??= await createFile({
      companyId: currentCompanyId(),
      fileName: own.file.name,
      type: upload.type,
      status: own.status,
    });
    const { filesId, uploadUrl } = own.announced;
    await uploadBody(uploadUrl, own.file, {
      signal: own.controller.signal,
      onProgress: (share) => (upload.share = share),
    });
    forget(key);
    return filesId;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    logFailure(error);
    upload.phase = 'failed';
    upload.share = 0;
    upload.problem = ref(toProblem(error));
    return null;
  }
}

/** Sends a failed file again. */
export function retryUpload(key: string): Promise<number | null> {
  const own = held.get(key);
  if (own) own.controller = new AbortController();
  return send(key);
}

/** Stops a file, or puts a failed one away; what the server had announced of it goes too. */
export function cancelUpload(key: string): void {
  const own = held.get(key);
  own?.controller.abort();
  if (own?.announced) void deleteFile(own.announced.filesId).catch(logFailure);
  forget(key);
}

function forget(key: string): void {
  const upload = state.uploads.find((each) => each.key === key);
  if (upload?.localUrl) URL.revokeObjectURL(upload.localUrl);
  state.uploads = state.uploads.filter((each) => each.key !== key);
  held.delete(key);
}

onOwnerChange(() => {
  for (const key of held.keys()) cancelUpload(key);
});
