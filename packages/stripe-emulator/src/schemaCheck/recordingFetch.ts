/** A transport for Stripe's client that records and validates every call. */
import { parseForm, type Params } from '../wire/params.ts';
import { schemaCheck } from './schemaCheck.ts';

/** One call of Stripe. */
export interface RecordedCall {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly params: Params;
  readonly idempotencyKey: string | null;
  readonly status: number;
  readonly body: unknown;
}

/** The calls of one transport. */
export interface Recording {
  /** For `Stripe.createFetchHttpClient`. */
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  readonly calls: readonly RecordedCall[];
  /** Problems of requests and answers, in order; a test expects `[]`. */
  readonly problems: readonly string[];
}

/** How strictly requests are validated. */
interface RecordingOptions {
  /** Must whatever costs money carry a key that the caller chose, so that a later try is the same try? @default true */
  readonly wantsKeys?: boolean;
}

const costsMoney =
  /^\/v1\/(charges|payment_intents|refunds|subscription_items|subscriptions|invoices\/[^/]+\/pay)/;

/** Records the requests through `inner`: an emulator's `fetch`, or the network's. */
export function recordingFetch(
  inner: (request: Request) => Promise<Response>,
  { wantsKeys = true }: RecordingOptions = {},
): Recording {
  const calls: RecordedCall[] = [];
  const problems: string[] = [];

  async function fetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(url, init);
    const body = await request.clone().text();
    const response = await inner(request);
    const answer: unknown = await response.clone().json();
    const { method, headers } = request;
    const sent = { method, url: request.url, headers, body };
    const { pathname, search } = new URL(request.url);
    const key = headers.get('idempotency-key');
    problems.push(
      ...schemaCheck().request(sent),
      ...schemaCheck().answer(sent, response.status, answer),
    );
    const isKeyless = key === null || key.startsWith('stripe-node-retry');
    if (wantsKeys && method === 'POST' && costsMoney.test(pathname) && isKeyless) {
      problems.push(`POST ${pathname}: no Idempotency-Key of our own`);
    }
    const params = parseForm([search.slice(1), body].filter(Boolean).join('&'));
    const { status } = response;
    calls.push({ method, path: pathname, params, idempotencyKey: key, status, body: answer });
    return response;
  }

  return { fetch, calls, problems };
}
