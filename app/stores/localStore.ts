/** The browser's local storage; a browser that stores nothing is no failure. */

/** What a key is called in the browser's storage, where other tabs see it too. */
export const storageKey = (key: string): string => `hangtag.${key}`;

/** Reads a stored text; null without one. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKey(key));
    else localStorage.setItem(storageKey(key), value);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
