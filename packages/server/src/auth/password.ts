/**
 * Hashing passwords: argon2id, 64 MiB, 3 passes. Two lanes of two at a time (256 MiB together): strangers take turns by
 * their place, and who is known does not wait behind them. What waits beyond a lane's line gets "too busy" instead of a
 * machine out of memory.
 */
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../http/refusal.ts';
import { type FairQueue, QueueFull, createFairQueue } from '../support/fairQueue.ts';

/** The library's slow work; an object, so that a test can count how often it is done. */
export const argon2 = { hash, verify };

// argon2id is the library's own default algorithm.
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;

const AT_ONCE = 2;

/** Whoever the work is done for. */
export interface HashRequester {
  /**
   * `known`: signed in, holding a link that we mailed, or on a device that has signed in to this account before.
   * `stranger`: everybody else.
   */
  readonly lane: 'known' | 'stranger';
  /** Takes turns with the lane's other owners: a place, a device or an account. */
  readonly owner: string;
}

/** The server itself: demo data, tests. */
export const serverItself: HashRequester = { lane: 'known', owner: 'server' };

/** Somebody unknown. @param place Where they come from. */
export const stranger = (place: string): HashRequester => ({ lane: 'stranger', owner: place });

/** Somebody whose account or link has been found already. */
export const knownUser = (userId: number): HashRequester => ({
  lane: 'known',
  owner: `user ${userId}`,
});

const lanes: Readonly<Record<HashRequester['lane'], FairQueue>> = {
  known: createFairQueue({ atOnce: AT_ONCE, waiting: 100, waitingPerOwner: 25 }),
  // Ten seconds of work for two cores: a longer line would be given up by those who wait in it.
  stranger: createFairQueue({ atOnce: AT_ONCE, waiting: 300, waitingPerOwner: 25 }),
};

async function inTurn<T>({ lane, owner }: HashRequester, work: () => Promise<T>): Promise<T> {
  return lanes[lane].run(owner, work).catch((error: unknown) => {
    if (error instanceof QueueFull) throw busy();
    throw error;
  });
}

const busy = () =>
  new Refusal(503, 'Too many people are signing in right now. Try again in a minute.', {
    headers: { 'Retry-After': '10' },
  });

/** A new hash as a PHC string. */
export const hashPassword = (password: string, asker: HashRequester): Promise<string> =>
  inTurn(asker, () => argon2.hash(password, cost));

/** A hash of the same cost that no password matches: its own was random and discarded. */
const dummyHash =
  '$argon2id$v=19$m=65536,t=3,p=1$eNiuiCWZb0J6ZGmMkkJYqw$98QDNDzdYZYkZDfk98YWfrQwia7S0HUScXnREf0hGM0';

/**
 * Whether the password matches the hash. Without a hash it does the same work, so that timing does not reveal the
 * account, and returns false.
 */
export async function verifyPassword(
  password: string,
  phc: string | null,
  asker: HashRequester,
): Promise<boolean> {
  const isRight = await inTurn(asker, () => argon2.verify(phc ?? dummyHash, password));
  return phc !== null && isRight;
}
