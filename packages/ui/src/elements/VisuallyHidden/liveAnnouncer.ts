import { hidden } from './VisuallyHidden.css.ts';

/** Milliseconds before an announcement, so that what finishes sooner is not announced. */
const WAIT_MS = 200;

let region: HTMLElement | undefined;

/** Returns the page's polite live region, which exists before its text and outside of busy or hidden parts. */
function liveAnnouncer(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = hidden;
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', 'polite');
  // React Aria's modals hide everything without this attribute.
  region.dataset['liveAnnouncer'] = 'true';
  document.body.append(region);
  return region;
}

/**
 * Announces a text once, after the announcements before it.
 * @param words Called when the announcement is due.
 * @returns Cancels or removes the announcement.
 */
export function announce(words: () => string): () => void {
  const place = liveAnnouncer();
  const sentence = document.createElement('div');
  const timer = setTimeout(() => {
    sentence.textContent = words();
    place.append(sentence);
  }, WAIT_MS);
  return () => {
    clearTimeout(timer);
    sentence.remove();
  };
}
