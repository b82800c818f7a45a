/** What stays on this computer; a browser that keeps nothing is no failure. */

/** What a key is called in the browser's storage, where other tabs see it too. */
export const storageKey = (key: string): string => `hangtag.${key}`;

/** Reads a kept text; null when there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

/** Keeps a text; null takes it away. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKey(key));
    else localStorage.setItem(storageKey(key), value);
  } catch {
    // Nothing can be kept here; the choice then lasts until the page is closed.
  }
}
