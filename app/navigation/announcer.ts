/** Id of the live region for announcements that no visible text makes. */
export const ANNOUNCER_ID = 'announcer';

/** Announces a text to screen readers; the same text twice is announced twice. */
export function announce(words: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}
