/** Clears the app's browser storage before each story, so that none finds what another one typed. */

/** The prefix of the app's own keys; Storybook's keys are beside them. */
const own = 'hangtag.';

/** Clears it at the end, including what a page writes while it unmounts, such as unsent text. */
export function clearAppStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(own)) storage.removeItem(key);
}
