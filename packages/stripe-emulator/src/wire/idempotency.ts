/** `Idempotency-Key`: the answer of the first request, again, for 24 hours. */
import { createHash } from 'node:crypto';
import type { Json, StoreTransaction } from './store.ts';
import { numberOf, textOf } from './data.ts';
import { StripeProblem } from './errors.ts';

/** An answer before its client secrets are filled in. */
export interface Answer {
  readonly status: number;
  readonly body: Json;
}

const day = 24 * 60 * 60;

const rowOf = (key: string): string => `_idempotency_${key}`;

/** What two requests must share to be the same one. */
export const fingerprintOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64url');

/** The stored answer of that key, or null; refuses a key that was used for another request. */
export async function findStoredAnswer(
  tx: StoreTransaction,
  key: string,
  fingerprint: string,
  now: number,
): Promise<Answer | null> {
  const kept = (await tx.get(rowOf(key)))?.data;
  if (!kept || numberOf(kept, 'created') + day <= now) return null;
  if (textOf(kept, 'fingerprint') === fingerprint) {
    return { status: numberOf(kept, 'status'), body: kept['body'] ?? null };
  }
  throw new StripeProblem({
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Keeps an answer under its key. */
export async function storeAnswer(
  tx: StoreTransaction,
  key: string,
  answer: Answer & { readonly fingerprint: string; readonly now: number },
): Promise<void> {
  const { status, body, fingerprint, now } = answer;
  const data = { status, body, fingerprint, created: now };
  await tx.put({ id: rowOf(key), kind: '_idempotency', owner: null, data });
}
