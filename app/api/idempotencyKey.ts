/**
 * The idempotency key of a payment: created before the first attempt and stored, also across a reload, until the
 * server has answered with a result. A payment that is sent twice is charged once.
 */
import { toProblem } from './problem.ts';

const nameOf = (call: string, body: object) => `hangtag.order.${call}.${JSON.stringify(body)}`;

/** Without storage the key lasts as long as the page. */
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, key);
  } catch {
    if (key !== null) memory.set(name, key);
  }
  if (key === null) memory.delete(name);
}

/** Whether the server has decided. Without an answer, or after a server error, the result is unknown. */
function isDecided(error: unknown): boolean {
  const { status } = toProblem(error);
  return status >= 400 && status < 500 && status !== 429;
}

/** Sends a payment call with its key; an attempt with an unknown result is repeated with the same key. */
export async function withIdempotencyKey<T>(
  call: string,
  body: object,
  send: (key: string) => Promise<T>,
): Promise<T> {
  const name = nameOf(call, body);
  const key = read(name) ?? crypto.randomUUID();
  write(name, key);
  try {
    const answer = await send(key);
    write(name, null);
    return answer;
  } catch (error) {
    if (isDecided(error)) write(name, null);
    throw error;
  }
}
