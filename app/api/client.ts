import { type FetchOptions, FetchError, ofetch } from 'ofetch';
import { addressOf, apiOrigin } from './address.ts';
import { CallFailed, ownProblem, type Problem, problemFrom } from './problem.ts';
import { requestHeaders } from './requestHeaders.ts';

/** Listens to how the calls of a signed-in user went. */
export interface CallWatch {
  /** An answer came: the session was used just now. */
  readonly onAnswer: () => void;
  /** A call was refused or not answered. */
  readonly onProblem: (problem: Problem) => void;
}

const watches = new Set<CallWatch>();

/** Names one who watches: the session does, and the connection. */
export function watchCalls(watch: CallWatch): void {
  watches.add(watch);
}

/** How one call differs from a plain GET. */
export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** The version this write is based on; another one on the server refuses it (409). */
  readonly ifMatch?: number;
  /** The same key for the same body is the same order, however often it is sent (N11). */
  readonly idempotencyKey?: string;
  /** `guest` calls stand outside the session: their refusal does not end it. @default 'member' */
  readonly as?: 'member' | 'guest';
  readonly signal?: AbortSignal;
}

/** Milliseconds until a call without an answer is given up. */
const TIMEOUT = 30_000;

async function send<T>(path: string, options: CallOptions): Promise<T> {
  const { method = 'GET', body, query, ifMatch, idempotencyKey, signal } = options;
  const init: FetchOptions<'json'> = {
    method,
    query,
    signal,
    credentials: 'include',
    headers: {
      ...requestHeaders(),
      ...(ifMatch ? { 'If-Match': `"${ifMatch}"` } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    // The library would repeat refused calls by itself; some of ours change things.
    retry: 0,
    timeout: TIMEOUT,
    ...(body ? { body } : {}),
  };
  try {
    return await ofetch<T>(addressOf(path, apiOrigin()), init);
  } catch (error) {
    throw new CallFailed(problemOf(error));
  }
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof FetchError)) return ownProblem('unexpected');
  if (error.response === undefined) return ownProblem('unreachable');
  return error.response.ok
    ? ownProblem('unexpected', error.response.status)
    : problemFrom(error.response.status, error.data);
}

/** One call to the server [F050, F051]; rejects with `CallFailed`. */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  const isMember = options.as !== 'guest';
  try {
    const answer = await send<T>(path, options);
    if (isMember) for (const watch of watches) watch.onAnswer();
    return answer;
  } catch (error) {
    if (isMember && error instanceof CallFailed)
      for (const watch of watches) watch.onProblem(error.problem);
    throw error;
  }
}

/** Sets the cookie with the request token [F217]. */
const freshToken = () => call<void>('/sanctum/csrf-cookie', { as: 'guest' });

/** A guest's write: it fetches the token first, and once more when the server no longer knows it. */
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
