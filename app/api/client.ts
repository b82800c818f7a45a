import { type FetchOptions, type FetchResponse, FetchError, createFetch, ofetch } from 'ofetch';
import { addressOf, apiOrigin } from './address.ts';
import { CallFailed, ownProblem, type Problem, problemFrom } from './problem.ts';
import { requestHeaders } from './requestHeaders.ts';

/** Observes the calls of a signed-in user. */
export interface CallWatch {
  /** Called after an answer: the session was used just now. */
  readonly onAnswer: () => void;
  /** Called when a call fails or gets no answer. */
  readonly onProblem: (problem: Problem) => void;
}

const watches = new Set<CallWatch>();

/** Registers an observer: the session and the connection do. */
export function watchCalls(watch: CallWatch): void {
  watches.add(watch);
}

/** Asks the user to confirm that it is them, by password or code. @returns Whether they did. */
type AskIdentity = (by: 'password' | 'code') => Promise<boolean>;

let askIdentity: AskIdentity | null = null;

/** Registers who asks when the server wants the password or the code again; the call is repeated after it. */
export function onConfirmNeeded(ask: AskIdentity): void {
  askIdentity = ask;
}

/** The options of a call besides a plain GET. */
export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** The version this write is based on; a stale one is rejected (409). */
  readonly ifMatch?: number | undefined;
  /** The same key makes repeated requests one operation. */
  readonly idempotencyKey?: string;
  /** `guest` calls are outside the session: their failure does not end it. @default 'member' */
  readonly as?: 'member' | 'guest';
  readonly signal?: AbortSignal;
  /** Sees the answer before its body is read, as to count what comes; returns the answer to read. */
  readonly onAnswer?: (answer: Response) => Response;
}

interface Sent extends CallOptions {
  /** Is the answer kept byte for byte? @default false */
  readonly isFile?: boolean;
}

/** Milliseconds until a call without an answer times out. */
const TIMEOUT = 30_000;

async function send<T>(path: string, options: Sent): Promise<FetchResponse<T | Blob>> {
  const { method = 'GET', body, query, ifMatch, idempotencyKey, signal, onAnswer } = options;
  const { isFile = false } = options;
  const init: FetchOptions<'json' | 'blob'> = {
    method,
    query,
    signal,
    credentials: 'include',
    headers: {
      ...requestHeaders(),
      ...(ifMatch ? { 'If-Match': `"${ifMatch}"` } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    // The library would retry failed calls, and some of ours have effects.
    retry: 0,
    timeout: TIMEOUT,
    // Text would lose the mark at its beginning, and with it the hash in the ledger.
    ...(isFile && { responseType: 'blob' as const }),
    ...(body ? { body } : {}),
  };
  try {
    const send = onAnswer
      ? createFetch({ fetch: async (...asked) => onAnswer(await fetch(...asked)) })
      : ofetch;
    return await send.raw<T, 'json' | 'blob'>(addressOf(path, apiOrigin()), init);
  } catch (error) {
    throw new CallFailed(await problemOf(error));
  }
}

async function problemOf(error: unknown): Promise<Problem> {
  if (!(error instanceof FetchError)) return ownProblem('unexpected');
  if (error.response === undefined) return ownProblem('unreachable');
  return error.response.ok
    ? ownProblem('unexpected', error.response.status)
    : problemFrom(error.response.status, await refusalOf(error.data));
}

/** The refusal of a call for a file arrives as bytes too. */
const refusalOf = async (data: unknown): Promise<unknown> =>
  data instanceof Blob ? new Response(data).json().catch(() => undefined) : data;

/** Sends one call to the server [F050, F051]; rejects with `CallFailed`. */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  const { _data } = await request<T>(path, options);
  return _data as T;
}

/** As `call`, for an answer that is a file with a name. */
export async function callFile(path: string, options: CallOptions = {}): Promise<File> {
  const { _data, headers } = await request<Blob>(path, { ...options, isFile: true });
  if (!(_data instanceof Blob)) throw new CallFailed(ownProblem('unexpected'));
  const disposition = headers.get('content-disposition') ?? '';
  const [, name = 'code'] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return new File([_data], name, { type: _data.type });
}

async function request<T>(path: string, options: Sent): Promise<FetchResponse<T | Blob>> {
  const isMember = options.as !== 'guest';
  try {
    const answer = await send<T>(path, options);
    if (isMember) for (const watch of watches) watch.onAnswer();
    return answer;
  } catch (error) {
    const confirmBy = error instanceof CallFailed ? error.problem.confirmBy : undefined;
    if (confirmBy && askIdentity && (await askIdentity(confirmBy))) return request(path, options);
    // Who stopped a call learns nothing about the server by its failure.
    if (isMember && error instanceof CallFailed && !options.signal?.aborted)
      for (const watch of watches) watch.onProblem(error.problem);
    throw error;
  }
}

/** Sets the cookie with the CSRF token [F217]. */
const freshToken = () => call<void>('/sanctum/csrf-cookie', { as: 'guest' });

/** A guest's write: fetches the CSRF token first, and once more when the server rejects it. */
export async function guestCall<T>(path: string, body: object): Promise<T> {
  const write = () => call<T>(path, { method: 'POST', body, as: 'guest' });
  await freshToken();
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof CallFailed) || error.problem.code !== 'expired') throw error;
    await freshToken();
    return await write();
  }
}
