/** What was typed and is not on the server, kept in this tab alone, per person and place (X10, decision 0015). */

const prefix = 'hangtag.typed.';
const keyOf = (userId: number, place: string) => `${prefix}${userId}.${place}`;

/** Keeps what was typed at a place, such as `product/5`; a browser that keeps nothing is no failure. */
export function storeInput(userId: number, place: string, typed: object): void {
  try {
    sessionStorage.setItem(keyOf(userId, place), JSON.stringify(typed));
  } catch {
    // There is no room, or nothing may be kept: the text then lives as long as the page.
  }
}

/** What was kept at a place; null when nothing was, or when somebody else wrote there. */
export function readInput(userId: number, place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId, place)) ?? 'null');
  } catch {
    return null;
  }
}

/** Is anything kept in this tab, for whomever? */
export function hasStoredInput(): boolean {
  try {
    return keysHere().some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** Forgets what was kept at a place: it is saved, or given up. */
export function dropInput(userId: number, place: string): void {
  dropWhere((key) => key === keyOf(userId, place));
}

/** Forgets what anybody else typed in this tab. @param userId Who stays; null forgets everything. */
export function dropInputOfOthers(userId: number | null): void {
  dropWhere((key) => userId === null || !key.startsWith(`${prefix}${userId}.`));
}

function dropWhere(isDropped: (key: string) => boolean): void {
  try {
    for (const key of keysHere())
      if (key.startsWith(prefix) && isDropped(key)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept here at all.
  }
}

const keysHere = () =>
  Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
