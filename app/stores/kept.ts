/** What stays on this computer; a browser that keeps nothing is no failure. */

/** Reads a kept text; null when there is none. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(`hangtag.${key}`);
  } catch {
    return null;
  }
}

/** Keeps a text; null takes it away. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`hangtag.${key}`);
    else localStorage.setItem(`hangtag.${key}`, value);
  } catch {
    // Nothing can be kept here; the choice then lasts until the page is closed.
  }
}
