/**
 * Hashing passwords: argon2id, 64 MiB, 3 passes. At most four at a time (256 MiB), fifty more may wait; beyond
 * that the answer is "too busy" instead of a machine out of memory.
 */
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../http/refusal.ts';

/** The library's slow work; an object, so that a test can count how often it is done. */
export const argon2 = { hash, verify };

// argon2id is the library's own default algorithm.
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;

const AT_ONCE = 4;
const WAITING = 50;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) {
      throw new Refusal(503, 'Too many people are signing in right now. Try again in a minute.', {
        headers: { 'Retry-After': '10' },
      });
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The slot passes to the next in the queue, so the count stays.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

/** A new hash as a PHC string. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => argon2.hash(password, cost));

/** A hash of the same cost that no password matches: its own was random and discarded. */
const dummyHash =
  '$argon2id$v=19$m=65536,t=3,p=1$eNiuiCWZb0J6ZGmMkkJYqw$98QDNDzdYZYkZDfk98YWfrQwia7S0HUScXnREf0hGM0';

/**
 * Whether the password matches the hash. Without a hash it does the same work, so that timing does not reveal the
 * account, and returns false.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const isRight = await inTurn(() => argon2.verify(phc ?? dummyHash, password));
  return phc !== null && isRight;
}
