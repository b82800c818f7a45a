/**
 * The idempotency key of a payment (N11): it is made before the first try and stored, over a reload too, until the server has
 * answered how it ended. So a payment that is sent twice is still one payment.
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

/** Did the server say how it ended? Without an answer, or after a fault of its own, nobody knows. */
function isDecided(error: unknown): boolean {
  const { status } = toProblem(error);
  return status >= 400 && status < 500 && status !== 429;
}

/** Sends an order under its key; a try whose end is unknown is repeated under the same one. */
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
