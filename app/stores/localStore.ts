/** The browser's local storage; a browser without storage is no error. */

/** The full storage key, which other tabs use too. */
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
