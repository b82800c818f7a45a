/** Unsaved input, stored in this tab only, by user and place (X10, decision 0015). */

const prefix = 'hangtag.typed.';

/** Owns the input of people who are not signed in. */
export const GUEST = 0;
const keyOf = (userId: number, place: string) => `${prefix}${userId}.${place}`;

/** Stores input of a place, such as `product/5`; a browser that stores nothing is no failure. */
export function storeInput(userId: number, place: string, typed: object): void {
  try {
    sessionStorage.setItem(keyOf(userId, place), JSON.stringify(typed));
  } catch {
    // Without space or permission the input lasts as long as the page.
  }
}

/** The stored input of a place; null without any, or when it is not JSON. */
export function readInput(userId: number, place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId, place)) ?? 'null');
  } catch {
    return null;
  }
}

/** The places with stored input of a user. */
export function storedPlaces(userId: number): readonly string[] {
  try {
    const own = keyOf(userId, '');
    return keysHere().flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
  } catch {
    return [];
  }
}

/** Whether this tab stores input of any user, guests not counted. */
export function hasStoredInput(): boolean {
  try {
    const ofGuest = keyOf(GUEST, '');
    return keysHere().some((key) => key.startsWith(prefix) && !key.startsWith(ofGuest));
  } catch {
    return false;
  }
}

/** Drops the stored input of a place, once saved or discarded. */
export function dropInput(userId: number, place: string): void {
  dropWhere((key) => key === keyOf(userId, place));
}

/** Drops the stored input of other users. @param userId The user whose input stays; null drops everything. */
export function dropInputOfOthers(userId: number | null): void {
  dropWhere((key) => userId === null || !key.startsWith(`${prefix}${userId}.`));
}

function dropWhere(isDropped: (key: string) => boolean): void {
  try {
    for (const key of keysHere())
      if (key.startsWith(prefix) && isDropped(key)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to drop.
  }
}

const keysHere = () =>
  Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
