/** Id of the region that reads out what has no other voice. */
export const ANNOUNCER_ID = 'voice';

/** Says something to those who listen; the same words twice are said twice. */
export function announce(words: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}
