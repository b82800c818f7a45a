/** What stays on this computer; a browser that keeps nothing is no failure. */

/** What a key is called in the browser's storage, where other tabs see it too. */
export const keptName = (key: string): string => `hangtag.${key}`;

/** Reads a kept text; null when there is none. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(keptName(key));
  } catch {
    return null;
  }
}

/** Keeps a text; null takes it away. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keptName(key));
    else localStorage.setItem(keptName(key), value);
  } catch {
    // Nothing can be kept here; the choice then lasts until the page is closed.
  }
}
