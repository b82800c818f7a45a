import { hidden } from './VisuallyHidden.css.ts';

/** How long something is under way before it is said, in milliseconds; what comes sooner is not worth a word. */
const WAIT_MS = 200;

let region: HTMLElement | undefined;

/** The page's one polite voice: it is there before its words, outside of what is busy or behind a dialog. */
function liveAnnouncer(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = hidden;
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', 'polite');
  // React Aria's modals hide everything else.
  region.dataset['liveAnnouncer'] = 'true';
  document.body.append(region);
  return region;
}

/**
 * Says something once, after others that were said before.
 * @param words Read when it is time.
 * @returns Takes it back, also before it was said.
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
