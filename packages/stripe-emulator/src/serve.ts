/** One request from its headers to its answer: transaction, idempotency, expansion, secrets. */
import type { Context } from 'hono';
import { catchUp } from './clock/run.ts';
import type { EmulatorOptions } from './wire/emulator.ts';
import type { StoreTransaction } from './wire/store.ts';
import { apiVersion, createWire, seconds, type RequestFacts } from './wire/context.ts';
import { StripeProblem } from './wire/errors.ts';
import { expanded, type Includes } from './wire/expand.ts';
import { fingerprintOf, findStoredAnswer, storeAnswer, type Answer } from './wire/idempotency.ts';
import { newId, revealed } from './wire/ids.ts';
import { parseForm } from './wire/params.ts';
import type { Handler } from './wire/resource.ts';

/** What serving needs beside the handler. */
export interface Serving {
  readonly options: EmulatorOptions;
  readonly includes: Includes;
  /** Called after a committed transaction. @param hasWritten Did it write anything, also because time had passed? */
  readonly onStored: (hasWritten: boolean) => void;
}

/** The same transaction, saying when it writes. */
const watched = (tx: StoreTransaction, onWrite: () => void): StoreTransaction => ({
  get: (id) => tx.get(id),
  list: (query) => tx.list(query),
  put: (object) => {
    onWrite();
    return tx.put(object);
  },
  delete: (id) => {
    onWrite();
    return tx.delete(id);
  },
});

async function handled(
  handler: Handler,
  serving: Serving,
  tx: StoreTransaction,
  facts: RequestFacts,
): Promise<Answer> {
  const wire = createWire(tx, serving.options, facts);
  await catchUp(wire);
  try {
    const object = await handler(wire);
    return { status: 200, body: await expanded(wire, serving.includes, object) };
  } catch (error) {
    if (error instanceof StripeProblem && error.isCommitted) {
      return { status: error.status, body: error.body() };
    }
    throw error;
  }
}

const refusal = (error: unknown): Answer => {
  if (error instanceof StripeProblem) return { status: error.status, body: error.body() };
  const message = `The emulator failed: ${error instanceof Error ? error.message : 'no reason'}`;
  return { status: 500, body: new StripeProblem({ type: 'api_error', message }).body() };
};

/** The answer as Stripe would send it. */
export function respond(
  answer: Answer,
  secretKey: string,
  headers: Record<string, string>,
): Response {
  const body = JSON.stringify(revealed(answer.body, secretKey), null, 2);
  return new Response(body, {
    status: answer.status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
}

/** Answers a request of `/v1`. */
export async function serve(c: Context, handler: Handler, serving: Serving): Promise<Response> {
  const { options } = serving;
  const { method } = c.req;
  const query = new URL(c.req.url).search.slice(1);
  const body = method === 'GET' ? '' : await c.req.text();
  const key = method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null;
  const requestId = newId('req');
  const facts: RequestFacts = {
    params: parseForm([query, body].filter(Boolean).join('&')),
    path: (name) => c.req.param(name) ?? '',
    requestId,
    idempotencyKey: key,
  };
  const headers = {
    'request-id': requestId,
    'stripe-version': c.req.header('stripe-version') ?? apiVersion,
    ...(key && { 'idempotency-key': key }),
  };
  const now = seconds(options.now());
  const fingerprint = fingerprintOf(method, c.req.path, `${query}&${body}`);
  let isReplayed = false;
  let hasWritten = false;
  try {
    const answer = await options.store.transaction(async (bare) => {
      const tx = watched(bare, () => {
        hasWritten = true;
      });
      const kept = key && (await findStoredAnswer(tx, key, fingerprint, now));
      isReplayed = Boolean(kept);
      if (kept) return kept;
      const made = await handled(handler, serving, tx, facts);
      if (key) await storeAnswer(tx, key, { ...made, fingerprint, now });
      return made;
    });
    serving.onStored(hasWritten);
    const replay = isReplayed ? { 'idempotent-replayed': 'true' } : undefined;
    return respond(answer, options.secretKey, { ...headers, ...replay });
  } catch (error) {
    return respond(refusal(error), options.secretKey, headers);
  }
}
