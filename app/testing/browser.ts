/** Fakes of the browser APIs that stores and calls use, for tests in Node. */
import { vi } from 'vitest';

/** A request, as a test inspects it. */
export interface SentRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: Headers;
  readonly credentials: string | undefined;
  readonly body: unknown;
}

/** The fake server's answer; status `null` breaks the connection. */
export type Answering = (sent: SentRequest) => {
  readonly status: number | null;
  readonly body?: unknown;
};

/** A browser storage backed by a map. */
const storage = (entries: Map<string, string>) => ({
  get length() {
    return entries.size;
  },
  key: (at: number) => [...entries.keys()][at] ?? null,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});

/** Fakes document, storage and network; returns the sent requests and the contents of both storages. */
export function fakeBrowser(answer: Answering) {
  const sent: SentRequest[] = [];
  const kept = new Map<string, string>();
  const typed = new Map<string, string>();
  vi.stubGlobal('document', {
    cookie: 'XSRF-TOKEN=a%3Db',
    querySelector: () => null,
    documentElement: { dataset: {} },
  });
  vi.stubGlobal('location', { origin: 'http://app.example' });
  vi.stubGlobal('localStorage', storage(kept));
  vi.stubGlobal('sessionStorage', storage(typed));
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    const text = typeof init.body === 'string' ? init.body : null;
    const one: SentRequest = {
      method: init.method ?? 'GET',
      path: pathname + search,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: text === null ? undefined : (JSON.parse(text) as unknown),
    };
    sent.push(one);
    const { status, body } = answer(one);
    if (status === null) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      body === undefined ? new Response(null, { status }) : Response.json(body, { status }),
    );
  });
  return { sent, kept, typed };
}
