/** What the app keeps in the browser is forgotten before each story, so that none finds what another one typed. */

/** How all of the app's own keys begin; Storybook keeps its own beside them. */
const own = 'hangtag.';

/** Forgets it; what a page writes when it is taken away, such as text that was not sent, is gone with it. */
export function clearAppStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(own)) storage.removeItem(key);
}
