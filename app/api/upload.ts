import type { FileStoredAnswer } from '@hangtag/contract/wire/file';
import { addressOf, apiOrigin } from './address.ts';
import { CallFailed, ownProblem, problemFrom } from './problem.ts';
import { requestHeaders } from './requestHeaders.ts';

/** The options of an upload. */
export interface UploadOptions {
  /** Receives the progress from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Cancels the upload; the promise then rejects with an `AbortError`. */
  readonly signal?: AbortSignal;
}

/** Sends a file's content to its upload address [F248]. Uses XHR, because `fetch` reports no upload progress. */
export function uploadBody(
  uploadUrl: string,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<FileStoredAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('PUT', addressOf(uploadUrl, apiOrigin()));
    request.withCredentials = true;
    request.responseType = 'json';
    const headers = {
      ...requestHeaders(),
      'X-Filename': encodeURIComponent(file.name),
      'Content-Type': file.type || 'application/octet-stream',
      'Cache-Control': 'no-cache',
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status } = request;
      const body: unknown = request.response;
      if (status >= 200 && status < 300) resolve(body as FileStoredAnswer);
      else reject(new CallFailed(problemFrom(status, body)));
    };
    request.onerror = () => reject(new CallFailed(ownProblem('unreachable')));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    signal?.addEventListener('abort', stop);
    request.send(file);
  });
}
